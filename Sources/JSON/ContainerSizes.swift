/// How many elements the last array and object of each level had, as a guess for the next one.
///
/// The objects of a list are mostly of one kind: reserving what the last one needed spares the growth
/// steps, and the memory that doubling would leave unused.
struct ContainerSizes {
    private var sizes: [Int]
    /// Below this level containers are few; above this size one is no model for the next.
    private static let levels = 32
    private static let largest = 64

    init() {
        sizes = Array(repeating: 0, count: ContainerSizes.levels)
    }

    /// Makes room in an empty container for as many elements as the last one of its level had.
    @inline(__always)
    func reserve<Element>(in container: inout [Element], depth: Int) {
        // Reserving nothing is not free: it makes a new buffer.
        guard depth < ContainerSizes.levels, sizes[depth] > 0 else { return }
        container.reserveCapacity(sizes[depth])
    }

    /// Notes how many elements a container of that level had.
    @inline(__always)
    mutating func note(_ count: Int, depth: Int) {
        guard depth < ContainerSizes.levels else { return }
        sizes[depth] = count <= ContainerSizes.largest ? count : 0
    }
}

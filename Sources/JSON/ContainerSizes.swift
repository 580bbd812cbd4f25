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

    subscript(depth: Int) -> Int {
        get { depth < ContainerSizes.levels ? sizes[depth] : 0 }
        set {
            guard depth < ContainerSizes.levels else { return }
            sizes[depth] = newValue <= ContainerSizes.largest ? newValue : 0
        }
    }
}

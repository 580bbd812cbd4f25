import CommandLineTool
import Platform

Signals.prepare()
CurrentProcess.exit(Tool.run(Array(CommandLine.arguments.dropFirst()), in: .real()))

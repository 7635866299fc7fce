/** An error for the user of a command, printed without a stack. */
export class ToolFailure extends Error {}

/** Wrong arguments; the usage is printed too. */
export class UsageFailure extends ToolFailure {}

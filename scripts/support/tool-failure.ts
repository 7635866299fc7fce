/** A line for the caller: what was asked for can't be done. */
export class ToolFailure extends Error {}

/** The arguments are wrong; the usage of the command is printed, too. */
export class UsageFailure extends ToolFailure {}

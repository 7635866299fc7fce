/** A line for the caller: what was asked for can't be done. */
export class ToolFailure extends Error {}

/** The arguments are wrong; the caller is told how the command is called, too. */
export class UsageFailure extends ToolFailure {}

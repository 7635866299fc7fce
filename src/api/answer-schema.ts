/** Where an answer differs from the contract. */
export interface ParseIssue {
  path: PropertyKey[];
  code?: string | undefined;
}

type ParseOutcome =
  { success: true; data: unknown } | { success: false; error: { issues: ParseIssue[] } };

/** The validator of an operation's answer. */
export interface AnswerSchema {
  safeParse: (value: unknown) => ParseOutcome;
}

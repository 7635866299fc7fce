/** Where a response differs from the contract. */
export interface ParseIssue {
  path: PropertyKey[];
  code?: string | undefined;
}

type ParseOutcome =
  { success: true; data: unknown } | { success: false; error: { issues: ParseIssue[] } };

/** The validator of an operation's response. */
export interface ResponseSchema {
  safeParse: (value: unknown) => ParseOutcome;
}

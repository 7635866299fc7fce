/** A difference between response and contract. */
export interface ParseIssue {
  path: PropertyKey[];
  code?: string | undefined;
}

type ParseOutcome =
  { success: true; data: unknown } | { success: false; error: { issues: ParseIssue[] } };

export interface ResponseSchema {
  safeParse: (value: unknown) => ParseOutcome;
}

/** Requests to the thread of the embedded database; each response carries its request's `id`. */
export type ThreadRequest = { id: number } & (
  | { kind: 'open'; dataDir: string; startParams: string[] }
  | { kind: 'query'; tx: number | undefined; statement: Statement }
  | { kind: 'begin' }
  | { kind: 'end'; tx: number; commit: boolean }
  | { kind: 'close' }
);

/** A statement in a form that can be posted to a thread; functions can't. */
export interface Statement {
  text: string;
  parameters: unknown[] | undefined;
  rowMode: 'array' | 'object' | undefined;
  /** OIDs of types whose values are returned as text. */
  asText: number[];
}

/** A result, or an error; structured cloning keeps only an error's message, so `details` has the rest. */
export type ThreadResponse =
  | { id: number; result: unknown }
  | { id: number; error: { message: string; details: Record<string, unknown> } };

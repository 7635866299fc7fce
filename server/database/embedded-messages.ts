/** Request to the thread of the embedded database; the response has the same `id`. */
export type ThreadRequest = { id: number } & (
  | { kind: 'open'; dataDir: string; startParams: string[] }
  | { kind: 'query'; tx: number | undefined; statement: Statement }
  | { kind: 'begin' }
  | { kind: 'end'; tx: number; commit: boolean }
  | { kind: 'close' }
);

/** Statement without functions, which can't be posted to a thread. */
export interface Statement {
  text: string;
  parameters: unknown[] | undefined;
  rowMode: 'array' | 'object' | undefined;
  /** OIDs of types whose values are returned as text. */
  asText: number[];
}

/** Result or error of a request. `details` contains the error's properties, which cloning would drop. */
export type ThreadResponse =
  | { id: number; result: unknown }
  | { id: number; error: { message: string; details: Record<string, unknown> } };

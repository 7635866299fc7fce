/** What the thread of the embedded database is asked for; each is answered under its number. */
export type Asked = { id: number } & (
  | { kind: 'open'; dataDir: string; startParams: string[] }
  | { kind: 'query'; tx: number | undefined; statement: Statement }
  | { kind: 'begin' }
  | { kind: 'end'; tx: number; commit: boolean }
  | { kind: 'close' }
);

/** One statement; what a thread can't be sent (functions) is named. */
export interface Statement {
  text: string;
  parameters: unknown[] | undefined;
  rowMode: 'array' | 'object' | undefined;
  /** Types whose values come as the texts that the database writes. */
  asText: number[];
}

/** A result, or what an error had: a thread is sent no more of an error than its message. */
export type Response =
  | { id: number; result: unknown }
  | { id: number; error: { message: string; details: Record<string, unknown> } };

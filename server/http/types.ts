import type { Readable } from 'node:stream';
import type { Language } from '../base/messages.ts';
import type { components, operations } from '../../openapi/generated/operations.ts';
import type { ByteRange } from '../base/byte-range.ts';

export type Schemas = components['schemas'];
export type OperationId = keyof operations;

/** Who calls, known by the token. */
export interface Session {
  userId: string;
  /** Rights of the user, as they are now. */
  permissions: readonly Schemas['Permission'][];
  /** Roles of the user, as they are now. */
  roles: readonly Schemas['Permission'][];
  /** Whether somebody has verified the number or the address of the account. */
  hasVerifiedContact: boolean;
  /** Whether the user's rights and roles are withheld until there is a second factor. */
  mustSetUpSecondFactor: boolean;
  /** The caller shows a judging token: only what judges need is open. */
  judgingOnly?: true;
  /** SHA-256 of the token, which the session is kept under. */
  tokenHash: string;
}

/** A file as the response of an operation that answers bytes. */
export interface FileResponse {
  name: string;
  mime: string;
  size: number;
  /** SHA-256 of the bytes, hexadecimal. */
  hash: string;
  /** Who may have it, which decides what caches may do: this caller, everyone for now, everyone. */
  access: 'private' | 'shown' | 'public';
  /** Opens the bytes, or a part of them; not called when the client has them already. */
  open: (part?: ByteRange) => Readable | Promise<Readable>;
}

/** A file that is made while it is sent: nobody knows its size before. */
export interface StreamedFile {
  name: string;
  mime: string;
  /** How many records it holds. */
  records: number;
  bytes: Readable;
}

/** A file that comes with a request, not yet read. */
export interface IncomingFile {
  /** Its name as the sender gave it. */
  name: string;
  bytes: Readable;
}

type JsonOf<T> = T extends { content: { 'application/json': infer Body } } ? Body : never;
type PathOf<K extends OperationId> = operations[K]['parameters'] extends { path: infer P }
  ? P
  : unknown;
type QueryOf<K extends OperationId> = NonNullable<operations[K]['parameters']['query']>;
type BodyOf<K extends OperationId> = operations[K] extends { requestBody: infer Body }
  ? JsonOf<Body>
  : unknown;
/** The contract lists 401 for exactly those operations that need a token. */
type SessionOf<K extends OperationId> = operations[K]['responses'] extends { 401: unknown }
  ? Session
  : Session | undefined;
/** The first file of the request; undefined where there is none. */
type FileOf<K extends OperationId> = operations[K] extends {
  requestBody: { content: { 'multipart/form-data': unknown } };
}
  ? () => Promise<IncomingFile | undefined>
  : undefined;

/** What a handler adds to the record of what staff did (`x-audit`). */
export interface AuditDetails {
  /** Whose account is meant, where the call has no session. */
  userId?: string;
  /** Identifier of the record; absent: the one that the call names. */
  target?: string;
  /** What was decided or granted. No password, no code, no contact. */
  detail?: string;
}

/** What a handler gets: validated against the contract. */
export interface Input<K extends OperationId> {
  params: PathOf<K>;
  query: QueryOf<K>;
  body: BodyOf<K>;
  session: SessionOf<K>;
  file: FileOf<K>;
  /** Network address of the caller. */
  address: string;
  /** The caller's own description of its browser; empty where it gives none. */
  userAgent: string;
  /** Language of the messages to the caller. */
  language: Language;
  /** Identifier for what the call creates: the same for each call with the same `Idempotency-Key`. */
  newId: string;
  /** Adds to what the record of what staff did says about this call. */
  audit: (details: AuditDetails) => void;
}

/** What a handler answers: `data` of the success envelope, or a file. */
export type Result<K extends OperationId> =
  JsonOf<operations[K]['responses'][200]> extends { code: 200; data?: infer Data }
    ? Exclude<Data, undefined>
    : operations[K]['responses'][200] extends { headers: { 'X-Record-Count': unknown } }
      ? StreamedFile
      : FileResponse;

/** What happens when a response is sent from the cache, which no handler sees; by operation. */
export type CacheListeners = { [K in OperationId]?: (params: PathOf<K>) => void };

/** One handler for each operation of the contract. */
export type Handlers = { [K in OperationId]: (input: Input<K>) => Promise<Result<K>> };

import type { Readable } from 'node:stream';
import type { Language } from '../base/messages.ts';
import type { components, operations } from '../../openapi/generated/operations.ts';
import type { ByteRange } from '../base/byte-range.ts';

export type Schemas = components['schemas'];
export type OperationId = keyof operations;

/** The session of a request's token. */
export interface Session {
  userId: string;
  /** Current permissions of the user. */
  permissions: readonly Schemas['Permission'][];
  /** Current roles of the user. */
  roles: readonly Schemas['Permission'][];
  /** True if the account has a verified contact. */
  hasVerifiedContact: boolean;
  /** True while permissions and roles are withheld because the user has no second factor. */
  mustSetUpSecondFactor: boolean;
  /** True for a judging token, which permits only the operations for judges. */
  judgingOnly?: true;
  /** SHA-256 of the token, the key of the session. */
  tokenHash: string;
}

/** A stored file as a response. */
export interface FileResponse {
  name: string;
  mime: string;
  size: number;
  /** SHA-256 of the bytes, hexadecimal. */
  hash: string;
  /**
   * Determines caching: `private` for this caller, `shown` for everyone while published, `public` for
   * everyone.
   */
  access: 'private' | 'shown' | 'public';
  /**
   * Opens the file or a range of it, undefined if the store has lost it; not called if the client's copy is
   * current.
   */
  open: (part?: ByteRange) => Promise<Readable | undefined>;
}

/** A generated file whose size is unknown in advance. */
export interface StreamedFile {
  name: string;
  mime: string;
  records: number;
  bytes: Readable;
}

/** An uploaded file that has not been read yet. */
export interface IncomingFile {
  /** File name from the client. */
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
/** The contract lists 401 for exactly those operations that require a token. */
type SessionOf<K extends OperationId> = operations[K]['responses'] extends { 401: unknown }
  ? Session
  : Session | undefined;
/** First file of the request; undefined without one. */
type FileOf<K extends OperationId> = operations[K] extends {
  requestBody: { content: { 'multipart/form-data': unknown } };
}
  ? () => Promise<IncomingFile | undefined>
  : undefined;

/** Details that a handler adds to the audit log (`x-audit`). */
export interface AuditDetails {
  /** The affected account of a request without a session. */
  userId?: string;
  /** Identifier of the record; by default, the one in the request. */
  target?: string;
  /** The decision or permission; no password, code or contact. */
  detail?: string;
}

/** Input of a handler, validated against the contract. */
export interface Input<K extends OperationId> {
  params: PathOf<K>;
  query: QueryOf<K>;
  body: BodyOf<K>;
  session: SessionOf<K>;
  file: FileOf<K>;
  /** Network address of the caller. */
  address: string;
  /** `User-Agent` header, or an empty string. */
  userAgent: string;
  /** Language of messages to the caller. */
  language: Language;
  /** Identifier for a created record; the same for requests with the same `Idempotency-Key`. */
  newId: string;
  /** Adds details to the audit log. */
  audit: (details: AuditDetails) => void;
}

/** Result of a handler: `data` of the success envelope, or a file. */
export type Result<K extends OperationId> =
  JsonOf<operations[K]['responses'][200]> extends { code: 200; data?: infer Data }
    ? Exclude<Data, undefined>
    : operations[K]['responses'][200] extends { headers: { 'X-Record-Count': unknown } }
      ? StreamedFile
      : FileResponse;

/** Called when a response is sent from the cache without its handler, by operation. */
export type CacheListeners = { [K in OperationId]?: (params: PathOf<K>) => void };

export type Handlers = { [K in OperationId]: (input: Input<K>) => Promise<Result<K>> };

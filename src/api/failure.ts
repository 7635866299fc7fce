import type { RefusedField } from '@/lib/refused-fields';

/** The ways a call can fail, as the failure policy names them. */
export type FailureKind =
  | 'SessionExpired'
  | 'ServerFault'
  | 'PasswordResetRequired'
  | 'Forbidden'
  | 'ContactVerificationRequired'
  | 'BusinessRule'
  | 'ContractViolation'
  | 'BadRequest'
  | 'TooManyRequests'
  | 'Refused'
  | 'TransportFault';

/** A text of the failure policy that the server did not supply; the app translates it. */
export type FailureText =
  | 'error.loginFirst'
  | 'session.mayNotOperate'
  | 'error.badRequest'
  | 'error.unreadableAnswer'
  | 'error.outcomeUnknown'
  | 'error.noAnswer'
  | 'error.tooManyRequests'
  | 'error.failed.hint'
  | 'error.serverFault'
  | 'error.gone'
  | 'error.notOffered'
  | 'error.tooLarge'
  | 'error.general';

/** What is said of a failure: a text of this site, or the server's own words as plain text. */
export type FailureWords = { id: FailureText; values?: Record<string, number> } | { words: string };

/** What is said where the server said nothing. */
const TEXTS: Partial<Record<FailureKind, FailureText>> = {
  SessionExpired: 'error.loginFirst',
  Forbidden: 'session.mayNotOperate',
  BadRequest: 'error.badRequest',
  ContractViolation: 'error.unreadableAnswer',
  TransportFault: 'error.serverFault',
  ServerFault: 'error.serverFault',
};

/** A proxy refuses a body of this size, each time that it is sent. */
const TOO_LARGE = 413;

interface Details {
  operationId: string;
  /** The server's own words, plain text; absent where it said nothing. */
  serverMessage?: string | undefined;
  /** HTTP status, body code, or 0 where no response came. */
  code: number;
  /** Where it was found: the envelope in the body, or the transport (HTTP status, no response). */
  source?: 'body' | 'transport';
  /** How long its toast stays, seconds; absent where the policy shows none. */
  toastSeconds?: number;
  /** How long the server asks to wait, seconds (`TooManyRequests`). */
  waitSeconds?: number;
  /** What the second step of a login needs (body code 1005). */
  loginTicket?: string | undefined;
  /** The fields of the body that the server refused. */
  fields?: readonly RefusedField[];
  /** What differed, for the log: places and kinds, never values. */
  detail?: string;
  cause?: unknown;
}

/** A failed call: one typed value, turned into words in one place (`words`). */
export class ApiFailure extends Error {
  readonly kind: FailureKind;
  readonly operationId: string;
  readonly serverMessage: string | undefined;
  readonly code: number;
  readonly source: 'body' | 'transport';
  readonly toastSeconds: number;
  readonly waitSeconds: number | undefined;
  readonly loginTicket: string | undefined;
  readonly fields: readonly RefusedField[];
  /** Another session has begun since the call was sent: its end says nothing about that one. */
  outdated = false;
  /** The request may have changed something on the server. */
  isWrite = false;
  /** Reports the failure of a read to the user and the log, once its query has ended its retries. */
  report: (() => void) | undefined;

  constructor(kind: FailureKind, details: Details) {
    const detail = details.detail === undefined ? '' : ` (${details.detail})`;
    super(`${details.operationId}: ${kind} ${String(details.code)}${detail}`, {
      cause: details.cause,
    });
    this.name = 'ApiFailure';
    this.kind = kind;
    this.operationId = details.operationId;
    this.serverMessage = details.serverMessage;
    this.code = details.code;
    this.source = details.source ?? 'transport';
    this.toastSeconds = details.toastSeconds ?? 3;
    this.waitSeconds = details.waitSeconds;
    this.loginTicket = details.loginTicket;
    this.fields = details.fields ?? [];
  }

  /** Only where no response came is the connection to be checked. */
  get words(): FailureWords {
    const { kind, code, serverMessage, waitSeconds: seconds } = this;
    if (serverMessage !== undefined) return { words: serverMessage };
    if (seconds !== undefined) return { id: 'error.tooManyRequests', values: { seconds } };
    if (isTransportFailure(this))
      return { id: this.isWrite ? 'error.noAnswer' : 'error.failed.hint' };
    if (code === TOO_LARGE) return { id: 'error.tooLarge' };
    if (isNotOffered(this)) return { id: 'error.notOffered' };
    if (kind === 'ContractViolation' && this.isWrite) return { id: 'error.outcomeUnknown' };
    const other = code === 404 || code === 410 ? 'error.gone' : 'error.general';
    return { id: TEXTS[kind] ?? other };
  }
}

/** Whether a call failed because nobody answered: it may have been done all the same. */
export function isTransportFailure(error: unknown): boolean {
  return error instanceof ApiFailure && error.kind === 'TransportFault' && error.code === 0;
}

/** The statuses with which a server without an operation answers its address. */
const NOT_OFFERED = [404, 405, 501];

/**
 * Whether the server doesn't implement the operation: its response has no envelope, so the status is
 * about the address, not about a record. A retry would not help.
 */
export function isNotOffered(error: unknown): boolean {
  return (
    error instanceof ApiFailure &&
    error.kind === 'TransportFault' &&
    error.serverMessage === undefined &&
    NOT_OFFERED.includes(error.code)
  );
}

/** Whether there is no such record, or none for the public: asking again would not help. */
export function isGone(error: unknown): boolean {
  if (!(error instanceof ApiFailure) || error.kind === 'TransportFault') return false;
  return error.code === 404 || error.code === 410;
}

/**
 * The failures that a caller shows itself, so that no toast does. `true`: all. `gone`: that there is no
 * such record, or that its id is malformed. `unanswered`: that no response came. `session`: all, and the
 * end of the session, which opens no login modal then.
 */
export type Quiet = boolean | 'gone' | 'unanswered' | 'session';

/** Options of a call whose page says itself that there is no such record: nothing has failed then. */
export const QUIET_WHEN_GONE = { request: { quiet: 'gone' } } as const;

/** Options of a mutation with a `FailureNote`, which says that no response came. */
export const QUIET_WHEN_UNANSWERED = { request: { quiet: 'unanswered' } } as const;

/** Whether the server refused the form of a record's id: the address is incomplete. */
export function isMalformed(error: unknown): boolean {
  return error instanceof ApiFailure && error.code === 400;
}

/** The state of a page about one record without that record; an address without a valid id is incomplete. */
export function detailState(
  id: string,
  error: unknown,
): 'loading' | 'failed' | 'gone' | 'incomplete' {
  if (id === '' || isMalformed(error)) return 'incomplete';
  if (isGone(error)) return 'gone';
  return error === null ? 'loading' : 'failed';
}

import type { RefusedField } from '@/lib/refused-fields';

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

/** Message id of a failure without a server message. */
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

/** Text of a failure: a message of this site, or the server's message as plain text. */
export type FailureWords = { id: FailureText; values?: Record<string, number> } | { words: string };

const TEXTS: Partial<Record<FailureKind, FailureText>> = {
  SessionExpired: 'error.loginFirst',
  Forbidden: 'session.mayNotOperate',
  BadRequest: 'error.badRequest',
  ContractViolation: 'error.unreadableAnswer',
  TransportFault: 'error.serverFault',
  ServerFault: 'error.serverFault',
};

/** HTTP 413: a proxy rejects the size of the body. A retry doesn't help. */
const TOO_LARGE = 413;

interface Details {
  operationId: string;
  serverMessage?: string | undefined;
  /** HTTP status, body code, or 0 without a response. */
  code: number;
  /** Whether the failure is in the body's envelope or in HTTP (status, no response). */
  source?: 'body' | 'transport';
  /** Duration of the toast, in seconds; 3 by default. */
  toastSeconds?: number;
  /** Wait that the server requests, in seconds (`TooManyRequests`). */
  waitSeconds?: number;
  /** Ticket for the second step of a login (body code 1005). */
  loginTicket?: string | undefined;
  /** Request fields that the server rejected. */
  fields?: readonly RefusedField[];
  /** Detail for the log: paths and kinds, never values. */
  detail?: string;
  cause?: unknown;
}

/** A failed request. `words` returns its text for users. */
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
  /** Whether another session has started since the request; the failure doesn't end that session. */
  outdated = false;
  /** Whether the request may have changed data on the server. */
  isWrite = false;
  /** Reports a failed read; the query client calls it after the last retry. */
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

  /** Text for users. Only failures without a response suggest checking the connection. */
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

/** Returns whether no response arrived. The server may have processed the request. */
export function isTransportFailure(error: unknown): boolean {
  return error instanceof ApiFailure && error.kind === 'TransportFault' && error.code === 0;
}

/** Statuses of servers that don't implement an operation. */
export const NOT_OFFERED = [404, 405, 501];

/**
 * Returns whether the server doesn't implement the operation: the response has such a status and no
 * envelope. With an envelope, the status is about a record. A retry doesn't help.
 */
export function isNotOffered(error: unknown): boolean {
  return (
    error instanceof ApiFailure &&
    error.kind === 'TransportFault' &&
    error.serverMessage === undefined &&
    NOT_OFFERED.includes(error.code)
  );
}

/** Returns whether the record doesn't exist or isn't public. A retry doesn't help. */
export function isGone(error: unknown): boolean {
  if (!(error instanceof ApiFailure) || error.kind === 'TransportFault') return false;
  return error.code === 404 || error.code === 410;
}

/**
 * Failures that a caller shows itself and that show no toast. `true`: all. `gone`: a missing record
 * or a malformed id. `unanswered`: transport faults without a server message. `session`: all, and
 * an expired session opens no login modal.
 */
export type SuppressToast = boolean | 'gone' | 'unanswered' | 'session';

/** Request options of pages that show a missing record themselves. */
export const NO_TOAST_WHEN_GONE = { request: { suppressToast: 'gone' } } as const;

/** Options of mutations whose `FailureNote` shows a missing response. */
export const NO_TOAST_WHEN_UNANSWERED = { request: { suppressToast: 'unanswered' } } as const;

/** Returns whether the server rejected the format of a record's id: the URL is incomplete. */
export function isMalformed(error: unknown): boolean {
  return error instanceof ApiFailure && error.code === 400;
}

/** State of a detail page without its record; a URL without a valid id is incomplete. */
export function detailState(
  id: string,
  error: unknown,
): 'loading' | 'failed' | 'gone' | 'incomplete' {
  if (id === '' || isMalformed(error)) return 'incomplete';
  if (isGone(error)) return 'gone';
  return error === null ? 'loading' : 'failed';
}

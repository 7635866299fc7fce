import type { MessageId } from './messages.ts';
import { FIELD_OF_RULE, type RuleName } from './rule-fields.ts';

const FORBIDDEN = 1007;

/** Error response as the contract defines it. */
export class ApiFailure extends Error {
  override readonly name = 'ApiFailure';
  readonly http: number;
  readonly code: number;
  readonly messageId: MessageId;
  readonly values: Record<string, string | number>;
  /** Seconds until the request may be retried; undefined for no header. */
  retryAfter: number | undefined;
  /** Ticket for the second step of a login (code 1005). */
  loginTicket: string | undefined;
  /** Invalid field of the body: JSON Pointer, and its message if it differs. */
  field: { pointer: string; messageId?: MessageId } | undefined;

  constructor(
    http: number,
    code: number,
    messageId: MessageId,
    values: Record<string, string | number> = {},
  ) {
    super(messageId);
    this.http = http;
    this.code = code;
    this.messageId = messageId;
    this.values = values;
  }
}

/** Violated business rule: HTTP 200, body code 1001. */
export function businessRule(name: RuleName, values?: Record<string, string | number>): ApiFailure {
  const pointer = FIELD_OF_RULE[name];
  const failure = new ApiFailure(200, 1001, name, values);
  return pointer === undefined ? failure : withField(failure, pointer);
}

/** Sets the field of the body that a failure refers to. */
export function withField(failure: ApiFailure, pointer: string, messageId?: MessageId): ApiFailure {
  failure.field = { pointer, ...(messageId !== undefined && { messageId }) };
  return failure;
}

/** The user must reset the password first: HTTP 200, body code 1003. */
export function passwordResetRequired(): ApiFailure {
  return new ApiFailure(200, 1003, 'passwordResetRequired');
}

/** The user must verify a contact first: HTTP 200, body code 1004. */
export function contactUnconfirmed(): ApiFailure {
  return new ApiFailure(200, 1004, 'contactUnconfirmed');
}

/** The login requires a second step with this ticket: HTTP 200, body code 1005. */
export function secondFactorNeeded(loginTicket: string): ApiFailure {
  const failure = new ApiFailure(200, 1005, 'secondFactorNeeded');
  failure.loginTicket = loginTicket;
  return failure;
}

/** Staff must set up a second factor first: HTTP 200, body code 1006. */
export function secondFactorSetUpFirst(): ApiFailure {
  return new ApiFailure(200, 1006, 'secondFactorSetUpFirst');
}

/** Seconds until a request may be retried after a failed dependency. */
const RETRY_SECONDS = 5;

/** A dependency (store, scanner, disk) is temporarily unavailable: HTTP 503. */
export function unavailable(cause: unknown): ApiFailure {
  const failure = new ApiFailure(503, 503, 'unavailable');
  failure.retryAfter = RETRY_SECONDS;
  failure.cause = cause;
  return failure;
}

/** The record doesn't exist or isn't published: HTTP 404. */
export function notFound(): ApiFailure {
  return new ApiFailure(404, 404, 'notFound');
}

/** The record has changed since the caller read it: HTTP 409; nothing is written. */
export function conflict(): ApiFailure {
  return new ApiFailure(409, 409, 'changedElsewhere');
}

/** The user lacks the permission: HTTP 200, body code 1007 (HTTP 403 would end the session). */
export function forbidden(): ApiFailure {
  return new ApiFailure(200, FORBIDDEN, 'forbidden');
}

/** Returns whether an error is a missing permission. */
export function isForbidden(error: unknown): boolean {
  return error instanceof ApiFailure && error.code === FORBIDDEN;
}

/** Returns the message for a wait, in seconds, minutes or hours. */
function waitIn(seconds: number): [MessageId, Record<string, number>] {
  if (seconds < 90) return ['tooManyAttemptsSeconds', { seconds }];
  if (seconds < 7200) return ['tooManyAttempts', { minutes: Math.ceil(seconds / 60) }];
  return ['tooManyAttemptsHours', { hours: Math.ceil(seconds / 3600) }];
}

/** A rate limit is exceeded: HTTP 429 with the seconds until a retry. */
export function tooManyRequests(seconds: number): ApiFailure {
  const failure = new ApiFailure(429, 429, ...waitIn(seconds));
  failure.retryAfter = seconds;
  return failure;
}

/** A queue of the server is full: HTTP 429 with the seconds until a retry. */
export function serverBusy(seconds: number): ApiFailure {
  const failure = new ApiFailure(429, 429, 'serverBusy', { seconds });
  failure.retryAfter = seconds;
  return failure;
}

/** No session or an expired one: HTTP 401. */
export function sessionExpired(): ApiFailure {
  return new ApiFailure(401, 401, 'sessionExpired');
}

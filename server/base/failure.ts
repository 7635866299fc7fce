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
  /** Seconds until the request may be retried; undefined omits the header. */
  retryAfter: number | undefined;
  /** Ticket for the second step of a login (code 1005). */
  loginTicket: string | undefined;
  /** Invalid field of the body as a JSON Pointer; `messageId` defaults to the failure's message. */
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

/** Required password reset: HTTP 200, body code 1003. */
export function passwordResetRequired(): ApiFailure {
  return new ApiFailure(200, 1003, 'passwordResetRequired');
}

/** Required verification of a contact: HTTP 200, body code 1004. */
export function contactUnconfirmed(): ApiFailure {
  return new ApiFailure(200, 1004, 'contactUnconfirmed');
}

/** Required second step of a login, with its ticket: HTTP 200, body code 1005. */
export function secondFactorNeeded(loginTicket: string): ApiFailure {
  const failure = new ApiFailure(200, 1005, 'secondFactorNeeded');
  failure.loginTicket = loginTicket;
  return failure;
}

/** Required set-up of a second factor by staff: HTTP 200, body code 1006. */
export function secondFactorSetUpFirst(): ApiFailure {
  return new ApiFailure(200, 1006, 'secondFactorSetUpFirst');
}

/** Seconds until a request may be retried if a dependency is unavailable. */
const RETRY_SECONDS = 5;

/** Temporarily unavailable dependency (store, scanner, disk): HTTP 503. */
export function unavailable(cause: unknown): ApiFailure {
  const failure = new ApiFailure(503, 503, 'unavailable');
  failure.retryAfter = RETRY_SECONDS;
  failure.cause = cause;
  return failure;
}

/** Missing or unpublished record: HTTP 404. */
export function notFound(): ApiFailure {
  return new ApiFailure(404, 404, 'notFound');
}

/** Change of the record since the caller read it: HTTP 409; nothing is written. */
export function conflict(): ApiFailure {
  return new ApiFailure(409, 409, 'changedElsewhere');
}

/** Missing permission: HTTP 200, body code 1007 (HTTP 403 would end the session). */
export function forbidden(): ApiFailure {
  return new ApiFailure(200, FORBIDDEN, 'forbidden');
}

/** Returns whether an error is the failure for a missing permission. */
export function isForbidden(error: unknown): boolean {
  return error instanceof ApiFailure && error.code === FORBIDDEN;
}

/** Returns the id and values of the message for a wait, in seconds, minutes or hours. */
function waitIn(seconds: number): [MessageId, Record<string, number>] {
  if (seconds < 90) return ['tooManyAttemptsSeconds', { seconds }];
  if (seconds < 7200) return ['tooManyAttempts', { minutes: Math.ceil(seconds / 60) }];
  return ['tooManyAttemptsHours', { hours: Math.ceil(seconds / 3600) }];
}

/** Exceeded rate limit: HTTP 429 with the seconds until a retry. */
export function tooManyRequests(seconds: number): ApiFailure {
  const failure = new ApiFailure(429, 429, ...waitIn(seconds));
  failure.retryAfter = seconds;
  return failure;
}

/** Full queue of the server: HTTP 429 with the seconds until a retry. */
export function serverBusy(seconds: number): ApiFailure {
  const failure = new ApiFailure(429, 429, 'serverBusy', { seconds });
  failure.retryAfter = seconds;
  return failure;
}

/** Missing or expired session: HTTP 401. */
export function sessionExpired(): ApiFailure {
  return new ApiFailure(401, 401, 'sessionExpired');
}

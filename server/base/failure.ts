import type { MessageId } from './messages.ts';
import { FIELD_OF_RULE, type RuleName } from './rule-fields.ts';

const FORBIDDEN = 1007;

/** A response other than success, as the contract knows it. */
export class ApiFailure extends Error {
  override readonly name = 'ApiFailure';
  readonly http: number;
  readonly code: number;
  readonly messageId: MessageId;
  readonly values: Record<string, string | number>;
  /** Seconds after which the call may be sent again; absent: no time is named. */
  retryAfter: number | undefined;
  /** What the second step of a login needs (code 1005). */
  loginTicket: string | undefined;
  /** The field of the body that breaks the rule: its JSON Pointer, and its message where it differs. */
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

/** A business rule was broken: HTTP 200, body code 1001. */
export function businessRule(name: RuleName, values?: Record<string, string | number>): ApiFailure {
  const pointer = FIELD_OF_RULE[name];
  const failure = new ApiFailure(200, 1001, name, values);
  return pointer === undefined ? failure : withField(failure, pointer);
}

/** Names the field of the body that a failure is about. */
export function withField(failure: ApiFailure, pointer: string, messageId?: MessageId): ApiFailure {
  failure.field = { pointer, ...(messageId !== undefined && { messageId }) };
  return failure;
}

/** The password must be reset before anything else: HTTP 200, body code 1003. */
export function passwordResetRequired(): ApiFailure {
  return new ApiFailure(200, 1003, 'passwordResetRequired');
}

/** Somebody must verify a contact of the account first: HTTP 200, body code 1004. */
export function contactUnconfirmed(): ApiFailure {
  return new ApiFailure(200, 1004, 'contactUnconfirmed');
}

/** The login has a second step, which needs the ticket: HTTP 200, body code 1005. */
export function secondFactorNeeded(loginTicket: string): ApiFailure {
  const failure = new ApiFailure(200, 1005, 'secondFactorNeeded');
  failure.loginTicket = loginTicket;
  return failure;
}

/** Staff must set up a second factor before anything else of theirs: HTTP 200, body code 1006. */
export function secondFactorSetUpFirst(): ApiFailure {
  return new ApiFailure(200, 1006, 'secondFactorSetUpFirst');
}

/** Seconds after which a call may be sent again that something behind the server didn't serve. */
const RETRY_SECONDS = 5;

/** Something behind the server (a store, a scanner, a disk) can't serve, and may soon: HTTP 503. */
export function unavailable(cause: unknown): ApiFailure {
  const failure = new ApiFailure(503, 503, 'unavailable');
  failure.retryAfter = RETRY_SECONDS;
  failure.cause = cause;
  return failure;
}

/** There is no such record, or it isn't published: HTTP 404. */
export function notFound(): ApiFailure {
  return new ApiFailure(404, 404, 'notFound');
}

/** The record was changed after the caller read it: HTTP 409, nothing written. */
export function conflict(): ApiFailure {
  return new ApiFailure(409, 409, 'changedElsewhere');
}

/** The user lacks the permission: HTTP 200, body code 1007 (HTTP 403 would end the session). */
export function forbidden(): ApiFailure {
  return new ApiFailure(200, FORBIDDEN, 'forbidden');
}

/** Whether an error says that a permission is missing. */
export function isForbidden(error: unknown): boolean {
  return error instanceof ApiFailure && error.code === FORBIDDEN;
}

/** The words for a wait, in the unit that is read best. */
function waitIn(seconds: number): [MessageId, Record<string, number>] {
  if (seconds < 90) return ['tooManyAttemptsSeconds', { seconds }];
  if (seconds < 7200) return ['tooManyAttempts', { minutes: Math.ceil(seconds / 60) }];
  return ['tooManyAttemptsHours', { hours: Math.ceil(seconds / 3600) }];
}

/** A limit is reached: HTTP 429, with the seconds after which the call may be sent again. */
export function tooManyRequests(seconds: number): ApiFailure {
  const failure = new ApiFailure(429, 429, ...waitIn(seconds));
  failure.retryAfter = seconds;
  return failure;
}

/** The server has as much of this to do as it takes on: HTTP 429, with the seconds until it may have less. */
export function serverBusy(seconds: number): ApiFailure {
  const failure = new ApiFailure(429, 429, 'serverBusy', { seconds });
  failure.retryAfter = seconds;
  return failure;
}

/** No session or an expired one: HTTP 401. */
export function sessionExpired(): ApiFailure {
  return new ApiFailure(401, 401, 'sessionExpired');
}

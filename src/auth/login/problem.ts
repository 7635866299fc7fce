import { ApiFailure, type FailureKind } from '@/api/failure';
import type { MessageId } from '@/i18n/message-ids';

/** A failure of a login form: a message of this site, the server's message, or both. */
export type Problem =
  | { id: MessageId; values?: Record<string, number>; serverMessage?: string | undefined }
  | { id?: undefined; serverMessage: string };

/** Messages of a failure (spec section 8, "Login modal alert"). */
interface Words {
  /** Rejected input. */
  refused: MessageId;
  /** No response or a server error. */
  unreachable: MessageId;
  /** An unreadable response; `unreachable` by default. */
  unreadable?: MessageId;
}

/** Request options of forms that show every failure themselves, without a login modal. */
export const SHOWN_BY_FORM = { suppressToast: 'session' } as const;

export const CODE_WORDS: Words = {
  refused: 'login.sendFailed',
  unreachable: 'login.sendFailed',
  unreadable: 'error.outcomeUnknown',
};

/** Failures that are unrelated to the input. */
const FAULTS: readonly FailureKind[] = [
  'TransportFault',
  'ServerFault',
  'ContractViolation',
  'TooManyRequests',
];

/** Rejections for which the server's message replaces this site's less specific one. */
const SERVER_MESSAGE_ONLY: readonly MessageId[] = [
  'login.wrongLogin',
  'login.registerFailed',
  'login.sendFailed',
  'secondFactor.refused',
];

/** Returns the ticket of a login that requires a second step. */
export function secondStepOf(error: unknown): string | undefined {
  return error instanceof ApiFailure ? error.loginTicket : undefined;
}

/** Returns the problem to show for a failed request; it always includes a server message. */
export function problemOf(error: unknown, words: Words): Problem {
  const { refused, unreachable, unreadable = unreachable } = words;
  if (!(error instanceof ApiFailure)) return { id: unreachable };
  const { kind, waitSeconds, serverMessage } = error;
  const isRefusal = !FAULTS.includes(kind);
  if (serverMessage !== undefined)
    return isRefusal && !SERVER_MESSAGE_ONLY.includes(refused)
      ? { id: refused, serverMessage }
      : { serverMessage };
  if (isRefusal) return { id: refused };
  if (waitSeconds !== undefined)
    return { id: 'error.tooManyRequests', values: { seconds: waitSeconds } };
  return { id: kind === 'ContractViolation' ? unreadable : unreachable };
}

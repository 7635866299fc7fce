import { ApiFailure, type FailureKind } from '@/api/failure';
import type { MessageId } from '@/i18n/message-ids';

/** What went wrong in a login form: a text of this site, the server's words, or both. */
export type Problem =
  | { id: MessageId; values?: Record<string, number>; serverMessage?: string | undefined }
  | { id?: undefined; serverMessage: string };

/** Which texts tell a failure (spec section 8, "Login modal alert"). */
interface Words {
  /** The server refused what was typed. */
  refused: MessageId;
  /** The server did not answer, or has a problem. */
  unreachable: MessageId;
  /** The answer can't be read; default: `unreachable`. */
  unreadable?: MessageId;
}

/** The options of a request whose form shows every failure, without a login modal over it. */
export const SHOWN_BY_FORM = { quiet: 'session' } as const;

/** The texts of a code that could not be sent. */
export const CODE_WORDS: Words = {
  refused: 'login.sendFailed',
  unreachable: 'login.sendFailed',
  unreadable: 'error.outcomeUnknown',
};

/** Failures that say nothing about what was typed. */
const FAULTS: readonly FailureKind[] = [
  'TransportFault',
  'ServerFault',
  'ContractViolation',
  'TooManyRequests',
];

/** Refusals whose own text says less than the server's, which takes its place. */
const SERVER_SPEAKS: readonly MessageId[] = [
  'login.wrongLogin',
  'login.registerFailed',
  'login.sendFailed',
  'secondFactor.refused',
];

/** The ticket of the second step that a login has; undefined where it failed. */
export function secondStepOf(error: unknown): string | undefined {
  return error instanceof ApiFailure ? error.loginTicket : undefined;
}

/** The problem that a failed request is shown as. The server's words are never left out. */
export function problemOf(error: unknown, words: Words): Problem {
  const { refused, unreachable, unreadable = unreachable } = words;
  if (!(error instanceof ApiFailure)) return { id: unreachable };
  const { kind, waitSeconds, serverMessage } = error;
  const isRefusal = !FAULTS.includes(kind);
  if (serverMessage !== undefined)
    return isRefusal && !SERVER_SPEAKS.includes(refused)
      ? { id: refused, serverMessage }
      : { serverMessage };
  if (isRefusal) return { id: refused };
  if (waitSeconds !== undefined)
    return { id: 'error.tooManyRequests', values: { seconds: waitSeconds } };
  return { id: kind === 'ContractViolation' ? unreadable : unreachable };
}

import { ApiFailure } from '@/api/failure';
import type { MessageId } from '@/i18n/message-ids';

/** What went wrong in a login form: a text of this site, and the server's words where it has any. */
export interface Problem {
  id: MessageId;
  serverMessage?: string | undefined;
  values?: Record<string, number>;
}

/** Which texts tell a failure (spec section 8, "Login modal alert"). */
interface Words {
  /** The call was refused. */
  refused: MessageId;
  /** No response came; without it, `refused` tells that too. */
  unreachable?: MessageId;
}

/** The ticket of the second step that a login has; undefined where it failed. */
export function secondStepOf(error: unknown): string | undefined {
  return error instanceof ApiFailure ? error.loginTicket : undefined;
}

/** The problem that a failed call is shown as. */
export function problemOf(error: unknown, { refused, unreachable = refused }: Words): Problem {
  if (!(error instanceof ApiFailure)) return { id: refused };
  const { waitSeconds, serverMessage } = error;
  // Not what was typed is at fault.
  if (waitSeconds !== undefined && serverMessage === undefined)
    return { id: 'error.tooManyRequests', values: { seconds: waitSeconds } };
  if (error.kind === 'TransportFault') return { id: unreachable };
  return { id: refused, serverMessage };
}

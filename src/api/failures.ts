import type { ApiFailure } from './failure';
import { useErrorLog } from './error-log';

/** A text of the failure policy that the server did not supply; the app translates it. */
export type FailureText =
  'error.loginFirst' | 'error.badRequest' | 'error.unreadableAnswer' | 'error.general';

/** What a failure may do to the page. The app supplies it, so that this folder knows no UI. */
export interface FailureEffects {
  /** A toast. `text` is an id of this site or the server's own words, shown as plain text. */
  toast: (
    level: 'warning' | 'error',
    text: { id: FailureText } | { words: string },
    seconds: number,
  ) => void;
  /** Clears the token and opens the login modal. False where one is open already. */
  expireSession: () => boolean;
  /** Clears the token and goes to the login page with `status=reset`. */
  requirePasswordReset: () => void;
}

let effects: FailureEffects | undefined;

/** Connects the policy to the page; called once at start. */
export function connectFailures(connected: FailureEffects): void {
  effects = connected;
}

function wordsOf(failure: ApiFailure): { id: FailureText } | { words: string } {
  const own: { id: FailureText } = {
    id: failure.kind === 'BadRequest' ? 'error.badRequest' : 'error.general',
  };
  return failure.serverMessage === undefined ? own : { words: failure.serverMessage };
}

function expire(failure: ApiFailure): void {
  // Ten calls that fail at once show one modal and one warning: the first one opens it.
  if (!effects?.expireSession()) return;
  const told = failure.code === 401 && failure.serverMessage !== undefined;
  effects.toast('warning', told ? wordsOf(failure) : { id: 'error.loginFirst' }, 3);
}

/**
 * What the user sees of a failed call, in one place for every call.
 * @param quiet the caller shows the failure itself (a form with its own alert): no toast
 * @param path the call's path without query, for the log
 */
export function reportFailure(failure: ApiFailure, path: string, quiet: boolean): void {
  switch (failure.kind) {
    case 'SessionExpired':
      expire(failure);
      return;
    case 'PasswordResetRequired':
      if (!quiet) effects?.toast('warning', wordsOf(failure), 3);
      effects?.requirePasswordReset();
      return;
    case 'ServerFault':
      if (!quiet) effects?.toast('error', wordsOf(failure), 3);
      return;
    case 'BusinessRule':
    case 'BadRequest':
      if (!quiet) effects?.toast('warning', wordsOf(failure), failure.toastSeconds);
      return;
    case 'ContractViolation':
      useErrorLog.getState().add({ type: 'contract', code: 0, text: failure.message, url: path });
      if (!quiet) effects?.toast('error', { id: 'error.unreadableAnswer' }, 3);
      return;
    case 'TransportFault':
      useErrorLog
        .getState()
        .add({ type: 'ajax', code: failure.code, text: failure.message, url: path });
  }
}

import { markRefusedFields } from '@/lib/refused-fields';
import { isGone, isMalformed, type ApiFailure, type FailureWords, type Quiet } from './failure';
import { useErrorLog } from './error-log';

/** What a failure may do to the page. The app supplies it, so that this folder knows no UI. */
export interface FailureEffects {
  toast: (level: 'warning' | 'error', text: FailureWords, seconds: number) => void;
  /** Clears the token and opens the login modal. False where one is open already. */
  expireSession: () => boolean;
  /**
   * Waits for the end of the login modal: true where somebody has logged in; only the same person
   * as before where `samePerson` asks for that. At once false where the modal isn't open.
   */
  waitForReauthentication: (samePerson: boolean) => Promise<boolean>;
  /** Asks for a verified contact, in place: whether one is verified now. */
  askContactVerification: () => Promise<boolean>;
  /** Reads the permissions of the current user again: the server holds others than this page. */
  refreshPermissions: () => void;
  /** Clears the token and goes to the login page with `status=reset`. */
  requirePasswordReset: () => void;
}

let effects: FailureEffects | undefined;

/** A password reset was required before the page stood. */
let resetRequired = false;

/** Toasts of calls that failed before the page stood, shown once it does. */
const waiting: Parameters<FailureEffects['toast']>[] = [];

/** Connects the policy to the page; called once the page stands. */
export function connectFailures(connected: FailureEffects): void {
  effects = connected;
  for (const toast of waiting.splice(0)) connected.toast(...toast);
  if (resetRequired) connected.requirePasswordReset();
  resetRequired = false;
}

const toast: FailureEffects['toast'] = (...parts) => {
  if (effects) effects.toast(...parts);
  else waiting.push(parts);
};

/**
 * Whether a click that met an ended session continues: the visitor has logged in behind it.
 * @param samePerson it was sent in a session: nobody else's is to answer for it
 */
export async function waitForReauthentication(samePerson: boolean): Promise<boolean> {
  return (await effects?.waitForReauthentication(samePerson)) ?? false;
}

/** Asks for a verified contact: whether what needs it may be sent once more. */
export async function askContactVerification(): Promise<boolean> {
  return (await effects?.askContactVerification()) ?? false;
}

/** Until when the warning of an expired session is shown, by this browser's clock. */
let warnedUntil = 0;

function expire(failure: ApiFailure, quiet: boolean): void {
  // Before the page stands there is a stored session at most: it ends without a word.
  if (failure.outdated || !effects) return;
  const opened = effects.expireSession();
  // Calls that fail at once show one modal and one warning: the first one opens it. Over a modal
  // that the visitor opened, only an envelope's own words are shown, once.
  const alreadyShown = Date.now() < warnedUntil || failure.source === 'transport';
  if (quiet || (alreadyShown && !opened)) return;
  const words = failure.source === 'body' && failure.code === 401 && failure.serverMessage;
  toast('warning', words ? { words } : { id: 'error.loginFirst' }, failure.toastSeconds);
  warnedUntil = Date.now() + failure.toastSeconds * 1000;
}

/** Until when the warning of a missing permission is shown, by this browser's clock. */
let forbiddenUntil = 0;

/** Whether the warning of a missing permission is shown: the page that follows adds none. */
export function isForbiddenShown(): boolean {
  return Date.now() < forbiddenUntil;
}

/** Concurrent refusals of permissions show one warning. */
function warnForbidden(failure: ApiFailure, quiet: boolean): void {
  effects?.refreshPermissions();
  if (quiet || isForbiddenShown()) return;
  toast('warning', failure.words, failure.toastSeconds);
  forbiddenUntil = Date.now() + failure.toastSeconds * 1000;
}

/** Whether the console says what broke the contract: for developers, and in a build that asks for it. */
function namesViolations(): boolean {
  return import.meta.env.DEV || import.meta.env['VITE_CONSOLE_VIOLATIONS'] === 'on';
}

/** Where a failed request came from, and what else shows its failure. */
interface Origin {
  /** The path without query, for the log. */
  path: string;
  quiet: Quiet;
  /** Whether a user started it, not a page that reads its content. */
  isUserAction: boolean;
}

/** Whether the caller shows a failure itself. */
function isShownByCaller(failure: ApiFailure, quiet: Quiet): boolean {
  if (quiet === 'gone') return isGone(failure) || isMalformed(failure);
  if (quiet === 'unanswered')
    return failure.kind === 'TransportFault' && failure.serverMessage === undefined;
  return quiet !== false;
}

/**
 * Reports a failed request to the user and the error log, in one place for every request. Every failure
 * of a user's action shows a toast, unless its caller shows the failure.
 */
export function reportFailure(failure: ApiFailure, { path, ...origin }: Origin): void {
  markRefusedFields(failure.fields);
  const quiet = isShownByCaller(failure, origin.quiet);
  switch (failure.kind) {
    case 'SessionExpired':
      if (origin.quiet !== 'session') expire(failure, quiet);
      return;
    case 'PasswordResetRequired':
      // Also where a form shows its failures: the login page takes its place.
      toast('warning', failure.words, 3);
      if (effects) effects.requirePasswordReset();
      else resetRequired = true;
      return;
    case 'Forbidden':
      warnForbidden(failure, quiet);
      return;
    case 'ServerFault':
      if (!quiet) toast('error', failure.words, 3);
      return;
    case 'ContactVerificationRequired':
    case 'BusinessRule':
    case 'BadRequest':
    case 'TooManyRequests':
    case 'Refused':
      if (!quiet) toast('warning', failure.words, failure.toastSeconds);
      return;
    case 'ContractViolation':
      useErrorLog.getState().add({ type: 'contract', code: 0, text: failure.message, url: path });
      if (namesViolations()) console.error(failure.message, path);
      if (!quiet) toast('error', failure.words, 3);
      return;
    case 'TransportFault':
      useErrorLog
        .getState()
        .add({ type: 'ajax', code: failure.code, text: failure.message, url: path });
      // Without words from the server, a page shows a failed read in place of its content.
      if (!quiet && (origin.isUserAction || failure.serverMessage !== undefined))
        toast('error', failure.words, 3);
  }
}

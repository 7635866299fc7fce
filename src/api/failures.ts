import { markRefusedFields } from '@/lib/refused-fields';
import {
  isGone,
  isMalformed,
  type ApiFailure,
  type FailureWords,
  type SuppressToast,
} from './failure';
import { useErrorLog } from './error-log';

/** Effects of a failure on the page; the app supplies them, so that this folder has no UI. */
export interface FailureEffects {
  toast: (level: 'warning' | 'error', text: FailureWords, seconds: number) => void;
  /** Clears the token and opens the login modal. Returns false if a modal is already open. */
  expireSession: () => boolean;
  /**
   * Waits until the login modal closes. Resolves to whether a user logged in; with `sameUser`, to
   * whether the previous user did. Resolves to false at once if no modal is open.
   */
  waitForReauthentication: (sameUser: boolean) => Promise<boolean>;
  /** Opens the contact verification; resolves to whether a contact is verified. */
  openContactVerification: () => Promise<boolean>;
  /** Reloads the current user's permissions, which differ from those on the server. */
  refreshPermissions: () => void;
  requirePasswordReset: () => void;
}

let effects: FailureEffects | undefined;

/** Whether a password reset was required before the effects were connected. */
let resetRequired = false;

/** Toasts of failures before the effects were connected. */
const waiting: Parameters<FailureEffects['toast']>[] = [];

/** Connects the failure policy to the page and shows the pending toasts. */
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
 * Resolves to whether a request with an expired session may be repeated after a login.
 * @param sameUser requires the same user, because the request was sent in that user's session
 */
export async function waitForReauthentication(sameUser: boolean): Promise<boolean> {
  return (await effects?.waitForReauthentication(sameUser)) ?? false;
}

export async function openContactVerification(): Promise<boolean> {
  return (await effects?.openContactVerification()) ?? false;
}

/** End of the expired session's toast, by this browser's clock. */
let warnedUntil = 0;

function expire(failure: ApiFailure, suppressToast: boolean): void {
  // Before the page is shown, a stored session ends without a message.
  if (failure.outdated || !effects) return;
  const opened = effects.expireSession();
  // Concurrent failures share one modal and one toast. If a visitor has already opened the modal,
  // only a server message is shown, once.
  const alreadyShown = Date.now() < warnedUntil || failure.source === 'transport';
  if (suppressToast || (alreadyShown && !opened)) return;
  const words = failure.source === 'body' && failure.code === 401 && failure.serverMessage;
  toast('warning', words ? { words } : { id: 'error.loginFirst' }, failure.toastSeconds);
  warnedUntil = Date.now() + failure.toastSeconds * 1000;
}

/** End of the missing permission's toast, by this browser's clock. */
let forbiddenUntil = 0;

/** Returns whether the toast of a missing permission is shown. */
export function isForbiddenShown(): boolean {
  return Date.now() < forbiddenUntil;
}

/** Shows one toast for concurrent permission failures. */
function warnForbidden(failure: ApiFailure, suppressToast: boolean): void {
  effects?.refreshPermissions();
  if (suppressToast || isForbiddenShown()) return;
  toast('warning', failure.words, failure.toastSeconds);
  forbiddenUntil = Date.now() + failure.toastSeconds * 1000;
}

/** Returns whether the console shows contract violations: in development, or by a build variable. */
function logsViolations(): boolean {
  return import.meta.env.DEV || import.meta.env['VITE_CONSOLE_VIOLATIONS'] === 'on';
}

interface Origin {
  path: string;
  suppressToast: SuppressToast;
  /** Whether a user action sent the request, not the loading of a page. */
  isUserAction: boolean;
}

function isShownByCaller(failure: ApiFailure, suppressToast: SuppressToast): boolean {
  if (suppressToast === 'gone') return isGone(failure) || isMalformed(failure);
  if (suppressToast === 'unanswered')
    return failure.kind === 'TransportFault' && failure.serverMessage === undefined;
  return suppressToast !== false;
}

/**
 * Reports a failed request to the user and the error log. A failed user action shows a toast,
 * unless its caller shows the failure.
 */
export function reportFailure(failure: ApiFailure, { path, ...origin }: Origin): void {
  markRefusedFields(failure.fields);
  const suppressToast = isShownByCaller(failure, origin.suppressToast);
  switch (failure.kind) {
    case 'SessionExpired':
      if (origin.suppressToast !== 'session') expire(failure, suppressToast);
      return;
    case 'PasswordResetRequired':
      // Shown even if the caller shows failures: the login page replaces the form.
      toast('warning', failure.words, 3);
      if (effects) effects.requirePasswordReset();
      else resetRequired = true;
      return;
    case 'Forbidden':
      warnForbidden(failure, suppressToast);
      return;
    case 'ServerFault':
      if (!suppressToast) toast('error', failure.words, 3);
      return;
    case 'ContactVerificationRequired':
    case 'BusinessRule':
    case 'BadRequest':
    case 'TooManyRequests':
    case 'Refused':
      if (!suppressToast) toast('warning', failure.words, failure.toastSeconds);
      return;
    case 'ContractViolation':
      useErrorLog.getState().add({ type: 'contract', code: 0, text: failure.message, url: path });
      if (logsViolations()) console.error(failure.message, path);
      if (!suppressToast) toast('error', failure.words, 3);
      return;
    case 'TransportFault':
      useErrorLog
        .getState()
        .add({ type: 'ajax', code: failure.code, text: failure.message, url: path });
      // A page shows a failed read without a server message in place of its content.
      if (!suppressToast && (origin.isUserAction || failure.serverMessage !== undefined))
        toast('error', failure.words, 3);
  }
}

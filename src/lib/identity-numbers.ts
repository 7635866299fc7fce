import { local, readText } from './storage';

/** Fields that hold the number of an identity document, wherever they stand in a form. */
const FIELDS: readonly string[] = ['idCard'];

/** A copy without the numbers of identity documents. */
export function withoutIdentity<T>(value: T): T {
  const text = JSON.stringify(value, (key, part: unknown) =>
    FIELDS.includes(key) ? undefined : part,
  );
  return JSON.parse(text) as T;
}

/** Whether this browser holds a session of an account: else its identity numbers don't lie in it. */
export function hasSessionOf(phone: string): boolean {
  return readText('token') !== undefined && readText('phone') === phone;
}

function forgetIn(key: string): void {
  const before = local().getItem(key) ?? '';
  const kept: unknown = JSON.parse(before);
  const after = JSON.stringify(withoutIdentity(kept));
  if (after.length === before.length) return;
  // A form that opens it later must not take the number for one that was taken out by hand.
  const marked = key.startsWith('draft:') ? { ...(kept as object), stripped: true } : kept;
  local().setItem(key, JSON.stringify(withoutIdentity(marked)));
}

/**
 * Takes identity numbers out of everything that this browser keeps for later (drafts of forms,
 * sign-ups that wait for the network): the session has ended, and the next user may be another one.
 */
export function forgetIdentityNumbers(): void {
  try {
    for (const key of Object.keys(local())) {
      if (key.startsWith('draft:') || key === 'outbox') forgetIn(key);
    }
  } catch {
    // Blocked, or not what this site wrote.
  }
}

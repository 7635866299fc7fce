import { isMasked } from '../../openapi/identity-documents';
import { local, localKeys, storageKey } from './storage';

/** Replaces the number of an identity document by a blank one; a masked number stays. */
function blankNumber(key: string, value: unknown): unknown {
  // Drafts of a former release.
  if (key === 'idCard') return undefined;
  if (key !== 'identity' || typeof value !== 'object' || value === null) return value;
  const { number } = value as { number?: unknown };
  return typeof number !== 'string' || isMasked(number) ? value : { ...value, number: '' };
}

/** A copy of a form's content with a blank in place of each identity number, at any depth. */
export function withoutNumbers<T>(value: T): T {
  return JSON.parse(JSON.stringify(value, blankNumber)) as T;
}

/** Takes the numbers out of a stored item; removes an item that nothing can read. */
function clearItem(key: string): void {
  try {
    const stored: unknown = JSON.parse(local().getItem(key) ?? '');
    local().setItem(key, JSON.stringify(withoutNumbers(stored)));
  } catch {
    local().removeItem(key);
  }
}

/**
 * Takes identity numbers out of everything that this browser keeps for later (drafts of forms,
 * sign-ups that wait for the network): the session has ended, and the next user may be another one.
 */
export function clearIdentityNumbers(): void {
  try {
    for (const key of localKeys()) {
      if (/^(draft:|outbox$)/.test(key)) clearItem(storageKey(key));
    }
  } catch {
    // Blocked by the browser: then there is nothing in it.
  }
}

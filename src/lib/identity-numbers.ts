import { isMasked } from '../../openapi/identity-documents';

export { isMasked, maskNumber } from '../../openapi/identity-documents';
import { local, localKeys, storageKey } from './storage';

/** Clears an unmasked number of an identity document. */
function blankNumber(key: string, value: unknown): unknown {
  // A field in drafts of an earlier release.
  if (key === 'idCard') return undefined;
  if (key !== 'identity' || typeof value !== 'object' || value === null) return value;
  const { number } = value as { number?: unknown };
  return typeof number !== 'string' || isMasked(number) ? value : { ...value, number: '' };
}

/** Copies a form's content without identity numbers, at any depth. */
export function withoutNumbers<T>(value: T): T {
  return JSON.parse(JSON.stringify(value, blankNumber)) as T;
}

/** Clears the numbers in a stored item; removes an unreadable one. */
function clearItem(key: string): void {
  try {
    const stored: unknown = JSON.parse(local().getItem(key) ?? '');
    local().setItem(key, JSON.stringify(withoutNumbers(stored)));
  } catch {
    local().removeItem(key);
  }
}

/**
 * Removes identity numbers from stored drafts and the outbox at the end of a session, because the
 * next user of the browser may be another person.
 */
export function clearIdentityNumbers(): void {
  try {
    for (const key of localKeys()) {
      if (/^(draft:|outbox$)/.test(key)) clearItem(storageKey(key));
    }
  } catch {
    // Storage is blocked, so it contains nothing.
  }
}

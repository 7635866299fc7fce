import { uniqueId } from '@/lib/unique-id';

/** Keys of creations of which nobody knows yet whether they were done. */
const pending = new Map<string, string>();
const ofForms = new WeakMap<object, string>();

/**
 * The key of a creation: the same for what is sent again, by itself or by a second press, until the
 * outcome of the first call is known. A form with a file is known by itself, other bodies by their text.
 */
export function idempotencyKey(operationId: string, body: unknown): string {
  if (typeof body === 'object' && body !== null) {
    const key = ofForms.get(body) ?? uniqueId();
    ofForms.set(body, key);
    return key;
  }
  const call = `${operationId} ${String(body)}`;
  const key = pending.get(call) ?? uniqueId();
  pending.set(call, key);
  return key;
}

/** The outcome of a creation is known: the next one with the same body is another one. */
export function forgetIdempotencyKey(operationId: string, body: unknown): void {
  pending.delete(`${operationId} ${String(body)}`);
}

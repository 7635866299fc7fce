import { uniqueId } from '@/lib/unique-id';

/** Keys of creations with an unknown outcome, by operation and body. */
const pending = new Map<string, string>();
/** Keys of form data, by object identity. */
const ofForms = new WeakMap<object, string>();

/** Identifies a creation, so that a repeated click is recognized. */
interface Creation {
  operationId: string;
  body: unknown;
  isOutcomeUnknown: (error: unknown) => boolean;
}

/**
 * Sends a creation with an idempotency key. Retries and repeated clicks use the same key until the
 * outcome of the first request is known.
 */
export async function sendIdempotent<T>(
  { operationId, body, isOutcomeUnknown }: Creation,
  send: (key: string) => Promise<T>,
): Promise<T> {
  if (typeof body === 'object' && body !== null) {
    const key = ofForms.get(body) ?? uniqueId();
    ofForms.set(body, key);
    return await send(key);
  }
  const creation = `${operationId} ${String(body)}`;
  const key = pending.get(creation) ?? uniqueId();
  pending.set(creation, key);
  try {
    const response = await send(key);
    pending.delete(creation);
    return response;
  } catch (error) {
    if (!isOutcomeUnknown(error)) pending.delete(creation);
    throw error;
  }
}

import { uniqueId } from '@/lib/unique-id';

/** Keys of creations of which nobody knows yet whether they were done, by operation and body. */
const pending = new Map<string, string>();
/** A form with a file is known by itself. */
const ofForms = new WeakMap<object, string>();

/** A creation, as far as a second click of the same can be recognised by it. */
interface Creation {
  operationId: string;
  body: unknown;
  /** Whether nobody knows, after this failure, if it was done. */
  isOpen: (error: unknown) => boolean;
}

/**
 * Sends a creation under a key: the same for what is sent again, by itself or by a second click, until
 * the outcome of the first call is known.
 */
export async function sendUnderKey<T>(
  { operationId, body, isOpen }: Creation,
  send: (key: string) => Promise<T>,
): Promise<T> {
  if (typeof body === 'object' && body !== null) {
    const key = ofForms.get(body) ?? uniqueId();
    ofForms.set(body, key);
    return await send(key);
  }
  const call = `${operationId} ${String(body)}`;
  const key = pending.get(call) ?? uniqueId();
  pending.set(call, key);
  try {
    const response = await send(key);
    pending.delete(call);
    return response;
  } catch (error) {
    if (!isOpen(error)) pending.delete(call);
    throw error;
  }
}

import { blankIdentity } from './identity-numbers';
import { readText } from './storage';

/** Whether this browser holds a session of an account: only then its identity numbers lie in it. */
export function hasSessionOf(phone: string): boolean {
  return readText('token') !== undefined && readText('phone') === phone;
}

/** What may be kept for later of an account's own: all, or all but its identity numbers. */
export function storable<T>(value: T, phone: string): T {
  return hasSessionOf(phone) ? value : (JSON.parse(blankIdentity(JSON.stringify(value))) as T);
}

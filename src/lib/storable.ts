import { withoutNumbers } from './identity-numbers';
import { readText } from './storage';

/** Content to keep for later: without identity numbers unless this browser holds the account's session. */
export function storable<T>(value: T, phone: string): T {
  const hasSession = readText('token') !== undefined && readText('phone') === phone;
  return hasSession ? value : withoutNumbers(value);
}

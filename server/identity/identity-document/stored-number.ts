import { decryptSecret, encryptSecret } from '../../base/encryption.ts';
import type { IdentityKeys } from './identity-keys.ts';

/** Prefix of an unencrypted number, in place of the key's id; the next start encrypts the number. */
const PLAIN = 'plain';

/** Stored form of a demo number, until the same start encrypts it. */
export const plainNumber = (number: string) => `${PLAIN}.${number}`;

/** Encrypts a number with the current key, bound to its owner's row: `<key id>.<ciphertext>`. */
export function encryptNumber([current]: IdentityKeys, owner: string, number: string): string {
  return `${current.id}.${encryptSecret(current.key, owner, Buffer.from(number))}`;
}

/** Decrypts a stored number; returns undefined without its key or in another owner's row. */
export function decryptNumber(
  keys: IdentityKeys,
  owner: string,
  stored: string,
): string | undefined {
  const dot = stored.indexOf('.');
  const [id, text] = [stored.slice(0, dot), stored.slice(dot + 1)];
  if (id === PLAIN) return text;
  const found = keys.find((one) => one.id === id);
  return found && decryptSecret(found.key, owner, text)?.toString();
}

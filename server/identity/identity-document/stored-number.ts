import { openSecret, sealSecret } from '../../base/sealing.ts';
import type { IdentityKeys } from './identity-keys.ts';

/** Takes the place of a key's id for a number that the next start encrypts. */
const PLAIN = 'plain';

/** A number of the demo, as the database stores it until the same start encrypts it. */
export const plainNumber = (number: string) => `${PLAIN}.${number}`;

/** Encrypts a number with the current key, for the row of its owner alone: `<id of the key>.<text>`. */
export function encryptNumber([current]: IdentityKeys, owner: string, number: string): string {
  return `${current.id}.${sealSecret(current.key, owner, Buffer.from(number))}`;
}

/** Decrypts a stored number; undefined without its key, or in the row of another owner. */
export function decryptNumber(
  keys: IdentityKeys,
  owner: string,
  stored: string,
): string | undefined {
  const dot = stored.indexOf('.');
  const [id, text] = [stored.slice(0, dot), stored.slice(dot + 1)];
  if (id === PLAIN) return text;
  const found = keys.find((one) => one.id === id);
  return found && openSecret(found.key, owner, text)?.toString();
}

import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const NONCE = 12;
const TAG = 16;

/** Encrypts a secret of an account; the decryption fails for every other account. */
export function encryptSecret(key: Buffer, userId: string, secret: Uint8Array): string {
  const nonce = randomBytes(NONCE);
  const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(userId));
  const ciphertext = [cipher.update(secret), cipher.final()];
  return Buffer.concat([nonce, cipher.getAuthTag(), ...ciphertext]).toString('base64');
}

/** Decrypts a secret; returns undefined for another key or account. */
export function decryptSecret(key: Buffer, userId: string, text: string): Buffer | undefined {
  const bytes = Buffer.from(text, 'base64');
  const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, NONCE), { authTagLength: TAG })
    .setAAD(Buffer.from(userId))
    .setAuthTag(bytes.subarray(NONCE, NONCE + TAG));
  try {
    return Buffer.concat([decipher.update(bytes.subarray(NONCE + TAG)), decipher.final()]);
  } catch {
    return undefined;
  }
}

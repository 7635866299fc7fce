/** The name of the stream that describes the encryption, as a compound file's directory holds it. */
const ENCRYPTION_INFO = [...new TextEncoder().encode('EncryptionInfo\0')].flatMap((byte) => [
  byte,
  0,
]);
/** Entries of the directory begin at multiples of their size. */
const ENTRY_SIZE = 128;

/** Whether a compound file is an Office file that a password protects. */
export function isEncryptedOffice(bytes: Uint8Array): boolean {
  for (let at = 0; at + ENTRY_SIZE <= bytes.length; at += ENTRY_SIZE)
    if (ENCRYPTION_INFO.every((byte, index) => bytes[at + index] === byte)) return true;
  return false;
}

let version: string | undefined;

/** Notes the contract's version that a response of the server names. */
export function recordServerVersion(envelope: unknown): void {
  if (typeof envelope !== 'object' || envelope === null || !('version' in envelope)) return;
  if (typeof envelope.version === 'string') version = envelope.version;
}

/** The version of the contract that the server implements, as its last response said. */
export function serverVersion(): string | undefined {
  return version;
}

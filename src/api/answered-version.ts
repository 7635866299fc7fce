let version: string | undefined;

/** Notes the contract's version that an answer of the server names. */
export function noteVersion(envelope: unknown): void {
  if (typeof envelope !== 'object' || envelope === null || !('version' in envelope)) return;
  if (typeof envelope.version === 'string') version = envelope.version;
}

/** The version of the contract that the server implements, as its last answer said. */
export function answeredVersion(): string | undefined {
  return version;
}

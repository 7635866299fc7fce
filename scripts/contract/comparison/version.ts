import type { Finding } from './findings.ts';

function partsOf(version: string): number[] {
  return version.split(/[.-]/, 3).map(Number);
}

/**
 * Returns the lowest version for a contract with these differences: a major one for a breaking difference, a
 * minor one for any other except texts.
 */
export function neededVersion(base: string, findings: readonly Finding[]): string {
  const [major = 0, minor = 0] = partsOf(base);
  const meanings = findings.map(({ meaning }) => meaning);
  if (meanings.includes('breaking')) return `${major + 1}.0.0`;
  if (meanings.some((meaning) => meaning !== 'text')) return `${major}.${minor + 1}.0`;
  return base;
}

/** Returns true if a version is at least another one. */
export function isAtLeast(version: string, lowest: string): boolean {
  const [left, right] = [partsOf(version), partsOf(lowest)];
  const differs = left.findIndex((part, index) => part !== right[index]);
  return differs === -1 || (left[differs] ?? 0) > (right[differs] ?? 0);
}

import type { ContractDocument } from '../document.ts';
import { fieldChanges } from './field-changes.ts';
import { operationChanges } from './operation-changes.ts';

/** The part of a version that a change of the contract must raise. */
export type Bump = 'major' | 'minor' | 'none';

const PARTS = /^(\d+)\.(\d+)\.(\d+)/;

function numbers(version: string): [number, number, number] {
  const [, major = 0, minor = 0, patch = 0] = PARTS.exec(version) ?? [];
  return [Number(major), Number(minor), Number(patch)];
}

/** What semantic versioning asks for: `major` where others break, `minor` where there is more or less. */
export function neededBump(before: ContractDocument, after: ContractDocument): Bump {
  const changes = [...operationChanges(before, after), ...fieldChanges(before, after)];
  if (changes.some(({ severity }) => severity === 'breaking')) return 'major';
  return changes.length > 0 ? 'minor' : 'none';
}

/** The lowest version that may follow another one with such a change. */
export function nextVersion(version: string, bump: Bump): string {
  const [major, minor] = numbers(version);
  if (bump === 'none') return version;
  return bump === 'major' ? `${String(major + 1)}.0.0` : `${String(major)}.${String(minor + 1)}.0`;
}

/** Whether a version is another one or a later one. */
export function isAtLeast(version: string, lowest: string): boolean {
  const [a, b] = [numbers(version), numbers(lowest)];
  const at = a.findIndex((part, index) => part !== b[index]);
  return at === -1 || (a[at] ?? 0) > (b[at] ?? 0);
}

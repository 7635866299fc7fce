import { deprecatedFields, deprecatedOperations } from './changes/deprecations.ts';
import { fieldChanges } from './changes/field-changes.ts';
import { operationChanges } from './changes/operation-changes.ts';
import type { Severity } from './changes/severity.ts';
import type { ContractDocument } from './document.ts';
import { describeChange } from './report/summary.ts';
import { BUNDLE, git, readBase } from './revisions.ts';

/** A contract, and how the changelog calls it. */
export interface Release {
  name: string;
  contract: ContractDocument;
}

interface Line {
  severity: Severity | 'deprecated';
  text: string;
}

const TITLES = [
  ['breaking', 'Breaking'],
  ['check', 'May matter'],
  ['safe', 'Added or loosened'],
  ['deprecated', 'Deprecated'],
] as const;

function changeLines(before: ContractDocument, after: ContractDocument): Line[] {
  const known = new Set(
    [...deprecatedOperations(before), ...deprecatedFields(before)].map(titleOf),
  );
  const announced = [...deprecatedOperations(after), ...deprecatedFields(after)]
    .filter((change) => !known.has(titleOf(change)))
    .map((change): Line => ({ ...lineOf(change), severity: 'deprecated' }));
  const changed = [...operationChanges(before, after), ...fieldChanges(before, after)];
  return [...changed.map(lineOf), ...announced];
}

type Change = ReturnType<typeof operationChanges>[number] | ReturnType<typeof fieldChanges>[number];

function titleOf(change: Change): string {
  if ('operation' in change) return change.operation.id;
  return change.field === '' ? change.owner : `${change.owner}.${change.field}`;
}

function lineOf(change: Change): Line {
  const said = 'operation' in change ? change.said : describeChange(change);
  return { severity: change.severity, text: `- \`${titleOf(change)}\`: ${said}` };
}

function section(before: ContractDocument, { name, contract }: Release): string {
  const lines = changeLines(before, contract);
  const parts = TITLES.flatMap(([severity, title]) => {
    const texts = lines.filter((line) => line.severity === severity).map(({ text }) => text);
    return texts.length === 0 ? [] : [`### ${title}\n\n${texts.join('\n')}`];
  });
  const { version } = contract.info;
  const title = name.includes(version) ? name : `${version} (${name})`;
  return [`## ${title}`, ...(parts.length > 0 ? parts : ['Nothing changed.'])].join('\n\n');
}

/**
 * What changed from one release to the next, newest first; the oldest is what it begins with.
 * @param releases oldest first
 */
export function changelog(releases: readonly Release[]): string {
  const sections = releases.flatMap((release, index) => {
    const before = releases[index - 1];
    return before === undefined ? [] : [section(before.contract, release)];
  });
  const [first] = releases;
  const begin = first && `## ${first.contract.info.version} (${first.name})\n\nWhere this begins.`;
  return ['# Changes of the contract', ...sections.reverse(), begin ?? ''].join('\n\n') + '\n';
}

/** The contracts of all tags that have one, oldest first. */
export function taggedReleases(root: string): Release[] {
  const tags = git(root, 'tag', '--sort=creatordate', '--merged').split('\n').filter(Boolean);
  return tags
    .filter((tag) => git(root, 'ls-tree', tag, '--', BUNDLE) !== '')
    .map((tag) => ({ name: tag, contract: readBase(root, tag).contract }));
}

import { ACCEPTED_CHANGES, type Judged } from './accepted.ts';
import type { Finding } from './findings.ts';

/** Groups of a report, most severe first, with title and explanation. */
const GROUPS = [
  ['unclassified', 'Unclassified', 'the table of meanings has no row for them'],
  ['breaking', 'Breaking', 'code that worked with the base fails'],
  ['behaviour', 'Behaviour', 'code works, with other results'],
  ['additive', 'Additive', 'something new can be used'],
  ['text', 'Text', 'documentation only'],
] as const;

/** Number of operations that a line names; it counts the others. */
const NAMED = 4;

/** A comparison with the required version. */
export interface Diff extends Judged {
  base: string;
  /** Lowest allowed version of the contract. */
  needed: string;
  version: string;
  isEnough: boolean;
  /** True if the version is high enough and each finding has a meaning. */
  passes: boolean;
}

/** Returns the names of the affected operations, at most `named`, and the number of others. */
export function operationsIn({ operations }: Finding, named = NAMED): string {
  const names = [...new Set(operations.map(({ id }) => id))];
  const more = names.length > named + 1 ? ` and ${names.length - named} more` : '';
  return names.slice(0, more === '' ? undefined : named).join(', ') + more;
}

/** Returns the parties for which a finding has the meaning of its group. */
function partiesOf({ effect, meaning }: Finding): string {
  const parties = Object.entries(effect).flatMap(([party, one]) => (one === meaning ? party : []));
  return parties.length === 0 ? '' : `for ${parties.join(' and ')}`;
}

function detailsOf(finding: Finding): string {
  const { source } = finding;
  const place = source && `${source.file}:${source.line}`;
  return [partiesOf(finding), operationsIn(finding), place].filter(Boolean).join(' · ');
}

function counted({ open, accepted }: Judged): string {
  const counts = GROUPS.map(([meaning, title]): [number, string] => [
    open.filter((one) => one.meaning === meaning).length,
    title.toLowerCase(),
  ]);
  const all = [...counts, [accepted.length, 'accepted'] as [number, string]];
  return all
    .filter(([count]) => count > 0)
    .map(([count, title]) => `${count} ${title}`)
    .join(', ');
}

/** Returns the result and the required actions. */
function verdict({ needed, version, open, unused, passes, isEnough }: Diff): string {
  const lines = unused.map(
    ({ change }) => `${ACCEPTED_CHANGES} contains a change that is not breaking: ${change}`,
  );
  if (passes) lines.push(`Passes: version ${version} is enough (${needed} or later).`);
  if (open.some(({ meaning }) => meaning === 'unclassified'))
    lines.push('Fails: add a row for each unclassified kind of node to comparison/meaning.ts.');
  if (!isEnough) {
    lines.push(
      `Fails: requires version ${needed}, info.version in openapi/openapi.yaml is ${version}.`,
    );
    if (open.some(({ meaning }) => meaning === 'breaking'))
      lines.push(
        `Make the breaking changes compatible, accept them with a reason in ${ACCEPTED_CHANGES}, or raise the version.`,
      );
  }
  return lines.join('\n');
}

/** Formats a diff for a terminal or as Markdown. */
export function diffAsText(diff: Diff, markdown = false): string {
  const { base, open, accepted } = diff;
  const [bullet, detail] = markdown ? ['- ', ' — '] : ['  ', '\n      '];
  const code = (line: string) => (markdown ? `\`${line.replaceAll('`', "'")}\`` : line);
  const heading = (title: string, about: string) =>
    markdown ? `### ${title}: ${about}\n` : `${title}: ${about}`;
  const lineOf = (one: Finding) => `${bullet}${code(one.line)}${detail}${detailsOf(one)}`;
  const groups = GROUPS.flatMap(([meaning, title, about]) => {
    const lines = open.filter((one) => one.meaning === meaning).map(lineOf);
    return lines.length === 0 ? [] : [[heading(title, about), ...lines].join('\n')];
  });
  if (accepted.length > 0) {
    const lines = accepted.map((one) => `${lineOf(one)}${detail}${one.reason}`);
    groups.push(
      [heading('Accepted', `breaking changes listed in ${ACCEPTED_CHANGES}`), ...lines].join('\n'),
    );
  }
  const summary = open.length + accepted.length === 0 ? 'nothing changed' : counted(diff);
  const title = `Contract since ${base}: ${summary}.`;
  return [markdown ? `## ${title}` : title, ...groups, verdict(diff)].join('\n\n');
}

/** Formats the differences of two releases as a changelog section. Changed texts are only counted. */
export function changelogSection(title: string, findings: readonly Finding[]): string {
  const groups = GROUPS.flatMap(([meaning, name]) => {
    const found = findings.filter((one) => one.meaning === meaning);
    if (found.length === 0) return [];
    const lines = found.map(({ line }) => `- \`${line.replaceAll('`', "'")}\``);
    const list =
      meaning === 'text' ? `${found.length} changes of texts and examples.` : lines.join('\n');
    return [`### ${name}\n\n${list}`];
  });
  return [`## ${title}`, ...(groups.length > 0 ? groups : ['Nothing changed.'])].join('\n\n');
}

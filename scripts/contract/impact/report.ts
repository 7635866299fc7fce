import { operationsIn } from '../comparison/report.ts';
import type { AffectedFinding, Impact, Place } from './impact.ts';

/** Number of pages or call sites that a line names; it counts the others. */
const NAMED = 8;

/** Maximum number of places per group. */
const PLACES = 25;

/** Maximum length of a compiler message. */
const MESSAGE = 160;

/** Groups of places, in the order of the report. */
const GROUPS = [
  ['Pages', /^src\/(?!api\/generated\/)/],
  ['Server', /^server\//],
  ['Scripts', /^scripts\//],
  ['Tests', /^tests\//],
  ['Generated code', /./],
] as const;

function listed(names: readonly string[]): string {
  const more = names.length > NAMED ? ` and ${names.length - NAMED} more` : '';
  return names.slice(0, NAMED).join(', ') + more;
}

/** Groups places by area, and those of the site by the pages that import them. */
function grouped(places: readonly Place[]): [title: string, places: Place[]][] {
  const groups = new Map<string, Place[]>();
  for (const place of places) {
    const [name = ''] = GROUPS.find(([, files]) => files.test(place.file)) ?? [];
    const pages = place.pages.length === 0 ? 'no page' : listed(place.pages);
    const title = name === 'Pages' ? `${name}: ${pages}` : name;
    groups.set(title, [...(groups.get(title) ?? []), place]);
  }
  const order = (title: string) => GROUPS.findIndex(([name]) => title.startsWith(name));
  return [...groups].sort(([a], [b]) => order(a) - order(b));
}

/** Returns the files that use the operations of a finding, each with its lines. */
function callSitesOf({ callSites }: AffectedFinding): string {
  const lines = new Map<string, number[]>();
  for (const { file, line } of callSites) lines.set(file, [...(lines.get(file) ?? []), line]);
  return listed([...lines].map(([file, numbers]) => `${file}:${numbers.join(',')}`));
}

/** Groups findings with the same operations, and so the same call sites. */
function byOperations(
  findings: readonly AffectedFinding[],
): [AffectedFinding, ...AffectedFinding[]][] {
  const groups = new Map<string, [AffectedFinding, ...AffectedFinding[]]>();
  for (const finding of findings) {
    const key = operationsIn(finding, Infinity);
    const known = groups.get(key);
    if (known === undefined) groups.set(key, [finding]);
    else known.push(finding);
  }
  return [...groups.values()];
}

/** Summarizes compiler errors and differences, one sentence each. */
export function headline({ base, places, findings, texts }: Impact): string {
  const breaking = findings.filter(({ meaning }) => ['breaking', 'unclassified'].includes(meaning));
  const files = new Set(places.map(({ file }) => file)).size;
  if (findings.length + places.length === 0) {
    const words = texts > 0 ? `${texts} texts or examples changed.` : 'The contract is unchanged.';
    return `Nothing breaks since ${base}: ${words}`;
  }
  const compiled =
    places.length > 0
      ? `${places.length} places in ${files} files no longer compile.`
      : 'Everything compiles.';
  const compared = `The comparison finds ${breaking.length || 'no'} breaking of ${findings.length} changes.`;
  const verdict = places.length + breaking.length > 0 ? 'Breaks' : 'Nothing breaks';
  return `${verdict} since ${base}: ${compiled} ${compared}`;
}

/** Formats the impact of a change for a terminal or as Markdown. */
export function impactAsText(impact: Impact, markdown = false): string {
  const bullet = markdown ? '- ' : '  ';
  const code = (text: string) => (markdown ? `\`${text.replaceAll('`', "'")}\`` : text);
  const heading = (title: string) => (markdown ? `### ${title}\n` : title);
  const places = grouped(impact.places).map(([title, group]) => {
    const lines = group
      .slice(0, PLACES)
      .map(
        ({ file, line, column, code: error, message }) =>
          `${bullet}${code(`${file}:${line}:${column}`)} ${error} ${message.slice(0, MESSAGE)}`,
      );
    const more = group.length - lines.length;
    if (more > 0) lines.push(`${bullet}and ${more} more (--format json lists all)`);
    return [heading(`${title} (${group.length})`), ...lines].join('\n');
  });
  const changes = byOperations(impact.findings).map((group) => {
    const [first] = group;
    const lines = group.map(({ line, meaning, source }) => {
      const place = source === undefined ? '' : ` · ${source.file}:${source.line}`;
      return `${bullet}${meaning}: ${code(line)}${place}`;
    });
    const sites = callSitesOf(first);
    return [
      heading(`Changes that reach ${operationsIn(first) || 'no operation'}`),
      ...lines,
      ...(sites === '' ? [] : [`${bullet}used at ${sites}`]),
      ...(first.pages.length > 0 ? [`${bullet}on the pages ${listed(first.pages)}`] : []),
    ].join('\n');
  });
  const title = headline(impact);
  return [markdown ? `## ${title}` : title, ...places, ...changes].join('\n\n');
}

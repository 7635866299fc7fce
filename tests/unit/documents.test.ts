import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { GUIDE_SHOTS, guidePicture } from '../../scripts/screenshots/guide-shots.ts';
import { LANGUAGE_NAMES } from '../../src/i18n/languages.ts';

const ROOT = join(import.meta.dirname, '../..');
const read = (document: string) => readFileSync(join(ROOT, document), 'utf8');

const DOCUMENTS = [
  'README.md',
  'README.zh-CN.md',
  'CONTRIBUTING.md',
  'CHANGELOG.md',
  'SECURITY.md',
  'openapi/README.md',
  'docs/decisions/README.md',
  'server/README.md',
  'tests/README.md',
  ...readdirSync(join(ROOT, 'docs'))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
];

it.each(DOCUMENTS)('%s contains only links to existing files', (document) => {
  const targets = [...read(document).matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(([, to = '']) =>
    decodeURIComponent(to),
  );
  const folder = join(ROOT, dirname(document));
  expect(targets.filter((target) => !existsSync(join(folder, target)))).toEqual([]);
});

const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
const namedScripts = (document: string) =>
  [...read(document).matchAll(/npm run ([\w:]+)/g)].map(([, name = '']) => name);

it.each(DOCUMENTS)('%s names only scripts of package.json', (document) => {
  expect(namedScripts(document).filter((name) => !(name in scripts))).toEqual([]);
});

it('docs/commands.md lists every script of package.json', () => {
  const listed = [...namedScripts('docs/commands.md'), 'start', 'test'];
  expect(Object.keys(scripts).filter((name) => !listed.includes(name))).toEqual([]);
});

it('README.md has fewer than 1,000 words', () => {
  expect(read('README.md').split(/\s+/).length).toBeLessThan(1000);
});

it.each(['docs/environment.md', 'docs/environment.zh-CN.md'])(
  '%s explains every variable of .env.example',
  (document) => {
    const variables = [...read('.env.example').matchAll(/^(?:# )?([A-Z][A-Z0-9_]+)=/gm)].map(
      ([, name = '']) => name,
    );
    const explained = read(document);
    expect(variables.length).toBeGreaterThan(40);
    expect(variables.filter((name) => !explained.includes(`\`${name}\``))).toEqual([]);
  },
);

it('README.md lists every folder of src and only existing folders', () => {
  const rows = [...read('README.md').matchAll(/^\| (`[^|]*`)\s*\|/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`([\w/<>-]+)\/`/g)].map(([, path = '']) => path.replace(/\/<\w+>$/, '')),
  );
  const folders = readdirSync(join(ROOT, 'src'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `src/${name}`);
  expect(folders.filter((folder) => !rows.includes(folder))).toEqual([]);
  expect(rows.filter((row) => !existsSync(join(ROOT, row)))).toEqual([]);
});

const DECISIONS = readdirSync(join(ROOT, 'docs/decisions'))
  .filter((file) => file !== 'README.md')
  .sort();

it('docs/decisions/README.md lists every decision once, by its number', () => {
  const index = read('docs/decisions/README.md');
  const listed = [...index.matchAll(/^- \[(\d{4})\]\(([^)]+)\): /gm)];
  expect(listed.map(([, , file]) => file).sort()).toEqual(DECISIONS);
  expect(listed.filter(([, number = '', file = '']) => !file.startsWith(`${number}-`))).toEqual([]);
});

it('the contract names only decisions that exist as sources', () => {
  const named = read('openapi/generated/openapi.json').matchAll(/decision (\d{4})/g);
  const unknown = [...named].filter(
    ([, number = '']) => !DECISIONS.some((file) => file.startsWith(number)),
  );
  expect(unknown.map(([text]) => text)).toEqual([]);
});

it.each(DECISIONS)('the decision %s has its number, context, decision and consequences', (file) => {
  const headings = [...read(`docs/decisions/${file}`).matchAll(/^#+ .*/gm)].map(([line]) => line);
  expect(headings[0]).toMatch(new RegExp(`^# ${file.slice(0, 4)}: \\w`));
  expect(headings).toEqual(
    expect.arrayContaining(['## Context', '## Decision', '## Consequences']),
  );
});

it('package, lock file, contract and changelog have the same version', () => {
  const version = (file: string) => (JSON.parse(read(file)) as { version: string }).version;
  const contract = JSON.parse(read('openapi/generated/openapi.json')) as {
    info: { version: string };
  };
  expect([version('package-lock.json'), contract.info.version]).toEqual(
    Array(2).fill(version('package.json')),
  );
  expect(read('CHANGELOG.md')).toContain(`\n## ${version('package.json')}\n`);
});

/** Language of each guide, and how it marks names of pages and buttons. */
const GUIDES = [
  { document: 'docs/organiser.md', language: 'US', quoted: /\b_([^_\n]+)_\b/g },
  { document: 'docs/organiser.zh-CN.md', language: 'CN', quoted: /“([^”\n]+)”/g },
];

it.each(GUIDES)('$document names only existing pages and buttons', (guide) => {
  const folder = join('src/i18n/messages', guide.language);
  const texts = new Set([
    ...readdirSync(join(ROOT, folder)).flatMap((file) =>
      Object.values(JSON.parse(read(join(folder, file))) as Record<string, string>),
    ),
    ...Object.values(LANGUAGE_NAMES),
  ]);
  const named = [...read(guide.document).matchAll(guide.quoted)].flatMap(([, names = '']) =>
    names.split(' → '),
  );
  expect(named.length).toBeGreaterThan(40);
  expect(named.filter((name) => !texts.has(name))).toEqual([]);
});

it('the guides show every generated picture, each at most 100 kB', () => {
  const shown = GUIDES.flatMap(({ document }) =>
    [...read(document).matchAll(/\]\((organiser\/[^)]+)\)/g)].map(([, path = '']) => path),
  );
  const drawn = GUIDE_SHOTS.flatMap(({ name }) =>
    ['US', 'CN'].map((language) => `organiser/${guidePicture(name, language)}`),
  );
  expect(shown.sort()).toEqual(drawn.sort());
  const sizes = drawn.map((path) => statSync(join(ROOT, 'docs', path)).size);
  expect(sizes.filter((size) => size > 100_000)).toEqual([]);
});

import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findImpact } from '../../scripts/contract/impact.ts';
import { impactAsMarkdown } from '../../scripts/contract/report/markdown.ts';
import { impactAsText } from '../../scripts/contract/report/text.ts';
import { bundleContract } from '../../scripts/contract/bundle.ts';
import { readBase } from '../../scripts/contract/revisions.ts';
import { copyProject, ROOT, type ProjectCopy } from './support/project-copy.ts';

const SCHEMAS = 'openapi/schemas/activity.yaml';
const CARD = 'src/features/activity/activity-card.tsx';

let copy: ProjectCopy;

/** The impact of what the copy's contract has become. */
function impactSince(base: string) {
  return findImpact(copy.root, readBase(copy.root, base), bundleContract(copy.root));
}

function run(...options: string[]): string {
  const script = join(ROOT, 'scripts/contract-impact.ts');
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    ['--no-experimental-detect-module', script, ...options],
    { cwd: copy.root, encoding: 'utf8' },
  );
  expect(stderr).toBe('');
  expect(status).toBe(0);
  return stdout;
}

/** The part of a report that tells of one change. */
function entry(report: string, title: string): string {
  const found = report.split(/\n\n(?=\d+\. )/).find((part) => part.includes(`] ${title} – `));
  return found ?? `no entry of ${title} in:\n${report}`;
}

/** Where a text stands in a file, as `file:line`. */
function lineOf(file: string, text: string): string {
  const index = readFileSync(join(copy.root, file), 'utf8')
    .split('\n')
    .findIndex((line) => line.includes(text));
  expect(index, `${text} in ${file}`).toBeGreaterThanOrEqual(0);
  return `${file}:${index + 1}`;
}

/** The summary of an activity in its file, for edits that mean this one. */
const within = (pattern: string) => new RegExp(`(?<=^ActivitySummary:[\\s\\S]*?)${pattern}`, 'm');

beforeAll(() => {
  copy = copyProject();
  copy.commit();
}, 180_000);

afterAll(() => copy.remove());

test('an unchanged contract has no impact', () => {
  // What the contract announces to go is listed, but is no change.
  expect(run('--base', 'HEAD').trim()).toMatch(
    /^The contract is as it was at HEAD \(\w{7}\)\.$|^Nothing breaks.* Since HEAD \(\w{7}\): 0 changes to operations, 0 changes to fields\./,
  );
}, 60_000);

describe('fields of the list of activities', () => {
  let report: string;
  let markdown: string;

  beforeAll(async () => {
    copy.edit(SCHEMAS, within('    - city\n'), '');
    copy.edit(SCHEMAS, within('    city:\n(      .*\n|        .*\n)+'), '');
    copy.edit(SCHEMAS, within('    - title\n'), '    - caption\n');
    copy.edit(SCHEMAS, within('    title:\n'), '    caption:\n');
    copy.edit(
      SCHEMAS,
      within('    signedUp:\n      type: integer\n'),
      '    signedUp:\n      type: string\n',
    );
    copy.edit(
      SCHEMAS,
      within('  properties:\n'),
      '  properties:\n    seatsLeft:\n      type: integer\n      description: Seats left.\n      examples:\n        - 3\n',
    );
    copy.edit(SCHEMAS, /(?<=^ActivityKind:[\s\S]*?) {4}- salon\n/m, '');
    const impact = await impactSince('main');
    report = impactAsText(impact);
    markdown = impactAsMarkdown(impact);
  }, 180_000);

  test('begin with the verdict', () => {
    expect(report).toMatch(/^Breaking: 4 of 5\. Since main \(\w{7}\): .*5 changes to fields\./);
  });

  test('reports a removed one with its readers, hooks, pages and tests', () => {
    const message = entry(report, 'ActivitySummary.city');
    expect(message).toContain('[breaking] ActivitySummary.city – removed (was string)');
    expect(message).toMatch(/listActivities +GET \/client\/activity\/anons +useListActivities/);
    expect(message).toContain('called at src/features/activity/activity-list-page.tsx:');
    expect(message).toContain(`${lineOf(CARD, '{activity.city}')}:`);
    expect(message).toMatch(/shown on: .*\/activity/);
    expect(message).toMatch(/shown on: .*\/home/);
    expect(message).toMatch(/server +server\/\w+\/\S+ +writes/);
    const openers = message.slice(message.indexOf('opened by:')).split('\n').slice(1);
    expect(openers.length).toBeGreaterThan(5);
    for (const opener of openers) expect(opener).toMatch(/^ {5}tests\/[^:]+:\d+(, \d+)*$/);
    const files = openers.map((opener) => opener.split(':')[0]);
    expect(new Set(files).size).toBe(files.length);
  });

  test('guesses a renamed one, and reports its readers under the old name', () => {
    const message = entry(report, 'ActivitySummary.title');
    expect(message).toContain('renamed, it seems, to caption (string)');
    expect(message).toContain(`${lineOf(CARD, '{activity.title}')}:`);
  });

  test('reports a retyped one with both types', () => {
    const message = entry(report, 'ActivitySummary.signedUp');
    expect(message).toContain('[breaking] ActivitySummary.signedUp – retyped: integer → string');
    expect(message).toContain(`${lineOf(CARD, 'activity.signedUp')}:`);
  });

  test('an added one breaks nothing; reports who could show it', () => {
    const message = entry(report, 'ActivitySummary.seatsLeft');
    expect(message).toContain('[safe] ActivitySummary.seatsLeft – added: optional integer');
    expect(message).toContain('used nowhere');
    expect(message).toContain('called at src/features/activity/activity-list-page.tsx:');
  });

  test('reports where a value that a list loses is written', () => {
    const message = entry(report, 'ActivityKind');
    expect(message).toContain('values: − salon');
    expect(message).toMatch(/server\/demo\/\S+ +names in \w+ +kind: 'salon'/);
  });

  test('a field of the same name in another schema is left out', () => {
    expect(report).not.toContain('NewsSummary');
    expect(report).not.toContain('src/features/news/');
  });

  test('the markdown opens with an overview and links each place', () => {
    const [file = '', line = ''] = lineOf(CARD, '{activity.city}').split(':');
    expect(markdown).toMatch(/^## .*\n\nBreaking: 4 of 5\./);
    expect(markdown).toMatch(/\| 🔴 \| `ActivitySummary\.city` \| removed/);
    expect(markdown).toContain(`[${file}:${line}](${file}#L${line})`);
  });
});

describe('an optional field that gets another name', () => {
  let report: string;

  beforeAll(() => {
    copy.edit(SCHEMAS, /(?<=^Activity:[\s\S]*?) {4}cancelReason:\n/m, '    cancelNote:\n');
    report = entry(run('--base', 'HEAD'), 'Activity.cancelReason');
    copy.git('checkout', '--quiet', '--', 'openapi');
  }, 60_000);

  test.each([
    [
      'server/activity/handlers.ts',
      'omitNull({ cancelReason: row.cancelReason && of(row.cancelReason) })',
    ],
    ['tests/server/api/staff-activity.ts', "cancelReason: '场地检修' });"],
    ['src/features/activity/sign-up-action.tsx', 'activity.cancelReason'],
  ])('is found in %s: %s', (file, text) => {
    expect(report).toContain(lineOf(file, text));
  });
});

describe('code that follows the change already', () => {
  beforeAll(() => {
    copy.git('checkout', '--quiet', '.');
    const generated = 'src/api/generated/model/activitySummary.zod.ts';
    copy.edit(generated, '"city":', '"town":');
    copy.edit(CARD, '{activity.city}', '{activity.town}');
    copy.edit(SCHEMAS, within('    - city\n'), '    - town\n');
    copy.edit(SCHEMAS, within('    city:\n'), '    town:\n');
  });

  test('is found under the new name, the rest under the old one', async () => {
    const message = entry(impactAsText(await impactSince('HEAD')), 'ActivitySummary.city');
    expect(message).toContain('renamed, it seems, to town');
    expect(message).toContain(`${lineOf(CARD, '{activity.town}')}:`);
    expect(message).toContain('src/features/home/home-activities.tsx:');
    expect(message).toContain('{activity.city}');
  }, 180_000);
});

describe('a record that came with the change', () => {
  const TABLE = 'src/features/admin/activity/activity-table.tsx';
  const BUNDLE = 'openapi/generated/openapi.json';

  beforeAll(() => {
    copy.git('checkout', '--quiet', '.');
    copy.git('checkout', '--quiet', '-b', 'older');
    copy.edit(BUNDLE, /(?<="StaffActivity": [\s\S]*?)"state":/, '"phase":');
    copy.edit('src/api/generated/model/staffActivity.zod.ts', '"state":', '"phase":');
    copy.git('commit', '--quiet', '--all', '--message', 'Older');
    copy.git('checkout', '--quiet', 'main');
    copy.edit(
      SCHEMAS,
      /(?<=^ActivityState:[\s\S]*?) {4}- cancelled\n/m,
      '    - postponed\n    - cancelled\n',
    );
  });

  test('is searched for what else changed, by the types of today', async () => {
    const message = entry(impactAsText(await impactSince('older')), 'ActivityState');
    expect(message).toContain('values: + postponed');
    expect(message).toContain(`${lineOf(CARD, 'data-state={activity.state}')}:`);
    expect(message).toContain(`${lineOf(TABLE, "activity.state !== 'cancelled'")}:`);
  }, 180_000);
});

test('reports a base that is no revision in one line', () => {
  const script = join(ROOT, 'scripts/contract-impact.ts');
  const { stderr, status } = spawnSync(process.execPath, [script, '--base', 'no-such'], {
    cwd: copy.root,
    encoding: 'utf8',
  });
  expect(stderr.trim()).toMatch(/^"no-such" is no revision of git that has \S+\.$/);
  expect(status).toBe(2);
}, 60_000);

test('what is announced to go is listed with the places that still use it', async () => {
  copy.git('checkout', '--quiet', '.');
  const operation = '    operationId: listNewsExpress\n';
  const announced = `${operation}    deprecated: true\n    x-sunset: '2027-03-31'\n`;
  copy.edit('openapi/paths/news.yaml', operation, announced);
  const report = impactAsText(await impactSince('HEAD'));
  const listed = entry(report, 'listNewsExpress');
  expect(listed).toContain('deprecated, may be gone from 2027-03-31 on');
  expect(listed).toMatch(/still used at:[\s\S]*src\/features\/news\/express-list\.tsx/);
}, 120_000);

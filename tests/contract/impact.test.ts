import { describe, expect, it } from 'vitest';
import { headline } from '../../scripts/contract/impact/report.ts';
import { findCallSites, pageFinder } from '../../scripts/contract/impact/sources.ts';
import type { AffectedFinding, Place } from '../../scripts/contract/impact/impact.ts';
import { errorsIn } from '../../scripts/contract/impact/trial.ts';
import { operationsOf } from '../../scripts/contract/document.ts';
import { readBundle } from '../../scripts/contract/revisions.ts';
import { ROOT } from './support/project-copy.ts';

const place = { file: 'src/a.ts' } as Place;
const finding = (meaning: AffectedFinding['meaning']) => ({ meaning }) as AffectedFinding;

describe('the headline of contract:impact', () => {
  it.each<[string, Place[], AffectedFinding[], begin: string]>([
    ['nothing', [], [], 'Nothing breaks since main'],
    ['an addition that compiles', [], [finding('additive')], 'Nothing breaks since main'],
    ['an error of the compiler', [place], [finding('additive')], 'Breaks since main'],
    ['a break that types do not show', [], [finding('breaking')], 'Breaks since main'],
    ['a kind of node without a meaning', [], [finding('unclassified')], 'Breaks since main'],
  ])('after %s', (_, places, findings, begin) => {
    const text = headline({ base: 'main', places, findings, texts: 0 });
    expect(text.startsWith(begin)).toBe(true);
  });
});

it('parses compiler errors with their locations, without explanations', () => {
  const output =
    "src/a.tsx(3,7): error TS2322: Type 'A' is wrong.\n  Types differ.\nFound 1 error.\n";
  expect(errorsIn(output)).toEqual([
    { file: 'src/a.tsx', line: 3, column: 7, code: 'TS2322', message: "Type 'A' is wrong." },
  ]);
});

it('finds the pages whose routes import a file, directly, indirectly or dynamically', () => {
  const pagesOf = pageFinder(ROOT);
  expect(pagesOf('src/features/activity/activity-card.tsx')).toEqual(['/activity', '/h5/activity']);
  expect(pagesOf('src/features/home/home-rest.tsx')).toContain('/home');
  expect(pagesOf('server/boot/main.ts')).toEqual([]);
});

it('finds the uses of an operation in site, handlers and tests, but no other words', () => {
  const operations = operationsOf(readBundle(`${ROOT}/openapi/generated/openapi.json`));
  const called = operations.filter(({ id }) => ['logout', 'signUpActivity'].includes(id));
  const sites = findCallSites(ROOT, called);
  const filesOf = (id: string) => sites.get(id)?.map(({ file }) => file);
  expect(filesOf('signUpActivity')).toEqual(
    expect.arrayContaining(['src/outbox/send-outbox.ts', 'server/activity/handlers.ts']),
  );
  expect(filesOf('logout')).toContain('src/session/use-log-out.ts');
  expect(filesOf('logout')).not.toContain('src/outbox/outbox.ts');
});

import { expect, test } from 'vitest';
import { budgets, pageBudget } from './budgets.ts';
import { builtRevision, modulesOf, scriptsOfPages, scriptsWith } from './bundles.ts';
import { forbiddenIn, scriptKB } from './traffic.ts';

/**
 * What only the back office shows: its frame, its tabs, and the features of the staff. The router reads
 * every route's search schema at the start, so those are in every visitor's first file.
 */
const ADMIN = /^src\/(shells\/admin\/|tabs\/|features\/admin\/(?!.*-search\.ts$))/;
/** The frame of the desktop site. */
const DESKTOP = /^src\/shells\/public\//;

const VISITORS = /src\/routes\/_(public|bare|h5)(\.tsx|\/)/;
const PHONES = /src\/routes\/_h5(\.tsx|\/)/;

test('the build reports its modules, the back office’s too', () => {
  const all = modulesOf(/src\/routes\//);
  expect(all.filter((path) => ADMIN.test(path)).length).toBeGreaterThan(50);
  expect(all.filter((path) => DESKTOP.test(path)).length).toBeGreaterThan(5);
});

test('no code of the back office can reach a visitor of the public or the mobile site', () => {
  expect(modulesOf(VISITORS)).toContain('src/features/home/home-page.tsx');
  expect(modulesOf(VISITORS).filter((path) => ADMIN.test(path))).toEqual([]);
});

test('no code of the desktop’s frame can reach a phone', () => {
  expect(modulesOf(PHONES)).toContain('src/features/home/mobile-home-page.tsx');
  expect(modulesOf(PHONES).filter((path) => DESKTOP.test(path))).toEqual([]);
});

/** Pages that are a form, and bring its library. */
const FORMS = ['/login', '/h5/login', '/test/t3'];

test('a page imports no more than its budget, and the library of forms only where it is one', () => {
  const pages = [...scriptsOfPages()].filter(([path]) => !FORMS.includes(path));
  expect(pages.length).toBeGreaterThan(40);
  const tooHeavy = pages.filter(([path, scripts]) => scriptKB(scripts) > pageBudget(path));
  expect(tooHeavy.map(([path]) => path)).toEqual([]);
  const forbidden = pages.filter(
    ([, scripts]) => forbiddenIn(scripts, budgets.forbidden).length > 0,
  );
  expect(forbidden.map(([path]) => path)).toEqual([]);
});

test('a commit that changes no code renames no script', ({ skip }) => {
  const revision = builtRevision();
  skip(revision === undefined, 'was built outside a repository');
  expect(scriptsWith(revision ?? '')).toEqual([]);
});

test('no script calls what some browser of the policy lacks without asking for it first', () => {
  const calls = [
    ...['AbortSignal.any(', 'URL.parse(', 'URL.canParse(', 'Object.groupBy(', 'Map.groupBy('],
    ...['.withResolvers(', 'Array.fromAsync(', 'Promise.try(', 'Iterator.from(', 'RegExp.escape('],
    ...['().map(', '().filter(', '().toArray(', '().some(', '().find('].flatMap((end) =>
      ['values', 'keys', 'entries'].map((name) => `.${name}${end}`),
    ),
    ...['.isSubsetOf(', '.isSupersetOf(', '.symmetricDifference(', '.isWellFormed('],
  ];
  // The reader of PDFs, in its build for older browsers, brings what they lack.
  const equipped = scriptsWith('GlobalWorkerOptions');
  // The detector of file types calls `AbortSignal.any` only with a signal, and the site passes none.
  const withoutSignal = scriptsWith('gzipProbeDepth');
  const lacking = (call: string) => {
    // Zod looks first whether there is one.
    const asking = scriptsWith(`typeof ${call.slice(0, -1)}`);
    return scriptsWith(call).filter(
      (file) => ![...equipped, ...withoutSignal, ...asking].includes(file),
    );
  };
  expect(calls.filter((call) => lacking(call).length > 0)).toEqual([]);
});

import { expect, test } from 'vitest';
import { budgets, pageBudget } from './budgets.ts';
import { builtRevision, modulesOf, scriptsOfPages, scriptsWith } from './bundles.ts';
import { forbiddenIn, scriptKB } from './traffic.ts';

/**
 * Back office modules: the shell, its tabs and the staff features. Search schemas are excluded,
 * because the router loads those of all routes at startup.
 */
const ADMIN = /^src\/(shells\/admin\/|tabs\/|features\/admin\/(?!.*-search\.ts$))/;
/** The shell of the desktop site. */
const DESKTOP = /^src\/shells\/public\//;

const VISITORS = /src\/routes\/_(public|bare|h5)(\.tsx|\/)/;
const PHONES = /src\/routes\/_h5(\.tsx|\/)/;

test('the build lists its modules, including those of the back office', () => {
  const all = modulesOf(/src\/routes\//);
  expect(all.filter((path) => ADMIN.test(path)).length).toBeGreaterThan(50);
  expect(all.filter((path) => DESKTOP.test(path)).length).toBeGreaterThan(5);
});

test('visitors of the public and mobile sites cannot load back office code', () => {
  expect(modulesOf(VISITORS)).toContain('src/features/home/home-page.tsx');
  expect(modulesOf(VISITORS).filter((path) => ADMIN.test(path))).toEqual([]);
});

test('phones cannot load the desktop shell', () => {
  expect(modulesOf(PHONES)).toContain('src/features/home/mobile-home-page.tsx');
  expect(modulesOf(PHONES).filter((path) => DESKTOP.test(path))).toEqual([]);
});

/** Pages that are forms and load the form library. */
const FORMS = ['/login', '/h5/login', '/test/t3'];

test('a page’s scripts are within budget and include the form library only for forms', () => {
  const pages = [...scriptsOfPages()].filter(([path]) => !FORMS.includes(path));
  expect(pages.length).toBeGreaterThan(40);
  const tooHeavy = pages.filter(([path, scripts]) => scriptKB(scripts) > pageBudget(path));
  expect(tooHeavy.map(([path]) => path)).toEqual([]);
  const forbidden = pages.filter(
    ([, scripts]) => forbiddenIn(scripts, budgets.forbidden).length > 0,
  );
  expect(forbidden.map(([path]) => path)).toEqual([]);
});

test('a commit without code changes renames no script', ({ skip }) => {
  const revision = builtRevision();
  skip(revision === undefined, 'was built outside a repository');
  expect(scriptsWith(revision ?? '')).toEqual([]);
});

test('no script uses an API missing in a supported browser without checking for it', () => {
  const calls = [
    ...['AbortSignal.any(', 'URL.parse(', 'URL.canParse(', 'Object.groupBy(', 'Map.groupBy('],
    ...['.withResolvers(', 'Array.fromAsync(', 'Promise.try(', 'Iterator.from(', 'RegExp.escape('],
    ...['().map(', '().filter(', '().toArray(', '().some(', '().find('].flatMap((end) =>
      ['values', 'keys', 'entries'].map((name) => `.${name}${end}`),
    ),
    ...['.isSubsetOf(', '.isSupersetOf(', '.symmetricDifference(', '.isWellFormed('],
  ];
  // The PDF viewer’s build for older browsers contains polyfills.
  const equipped = scriptsWith('GlobalWorkerOptions');
  // The file type detector calls `AbortSignal.any` only with a signal, and the site passes none.
  const withoutSignal = scriptsWith('gzipProbeDepth');
  const lacking = (call: string) => {
    // Zod checks for it first.
    const asking = scriptsWith(`typeof ${call.slice(0, -1)}`);
    return scriptsWith(call).filter(
      (file) => ![...equipped, ...withoutSignal, ...asking].includes(file),
    );
  };
  expect(calls.filter((call) => lacking(call).length > 0)).toEqual([]);
});

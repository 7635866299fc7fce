import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ESLint } from 'eslint';
import { beforeAll, describe, expect, it } from 'vitest';
import { OPTIONAL_APIS, OPTIONAL_STYLES } from '../../scripts/browsers/optional-features.ts';
import { buildTargets } from '../../scripts/browsers/policy.ts';
import { missingIn } from '../../scripts/browsers/support.ts';

const ROOT = join(import.meta.dirname, '../..');
/** The types of one file and the libraries of the browser, instead of the whole project's. */
const types = {
  projectService: false,
  project: join(import.meta.dirname, 'one-file.tsconfig.json'),
  // In CI the parser would read the file from the disk, once, whatever text it is given.
  disallowAutomaticSingleRunInference: true,
};
const eslint = new ESLint({
  cwd: ROOT,
  overrideConfig: { files: ['**/*.ts'], languageOptions: { parserOptions: types } },
});

/** What the linter says of a text, as if it stood in a file of the site. */
async function problems(text: string, filePath: string): Promise<string[]> {
  const [result] = await eslint.lintText(text, { filePath: join(ROOT, filePath) });
  return (result?.messages ?? [])
    .filter(({ ruleId }) => ruleId?.startsWith('browsers/') === true)
    .map(({ message }) => message.split(' is not in')[0] ?? '');
}

it('builds for the browsers that package.json names', () => {
  expect(buildTargets()).toEqual([
    ...['chrome111', 'edge111', 'firefox115', 'ios16.4', 'safari16.4'],
  ]);
});

it.each([
  [['javascript', 'builtins', 'Array', 'toSorted'], []],
  [['css', 'types', 'color', 'color-mix'], []],
  [
    ['css', 'selectors', 'has'],
    ['firefox 115', 'firefox_android 115'],
  ],
  [
    ['api', 'Element', 'checkVisibility'],
    ['safari 16.4', 'safari_ios 16.4'],
  ],
])('knows which browsers lack %j', (path, missing) => {
  expect(missingIn(...path).sort()).toEqual(missing);
});

// WebKit doesn't look again when what was empty gets its content: it stays as it was styled before.
it('no style asks by :has() whether something is empty', () => {
  const sheets = globSync('src/**/*.css', { cwd: ROOT });
  const asking = sheets.filter((file) =>
    /:has\((?:[^()]|\([^()]*\))*:empty/.test(readFileSync(join(ROOT, file), 'utf8')),
  );
  expect(sheets.length).toBeGreaterThan(50);
  expect(asking).toEqual([]);
});

describe('the linter', () => {
  // The first text waits for the types.
  beforeAll(() => problems('', 'src/lib/page/clock.ts'), 120_000);

  it.each([
    ['export const a = AbortSignal.any([]);', 'AbortSignal.any'],
    ['export const a = URL.parse("x");', 'URL.parse'],
    ['export const a = Object.groupBy([1], String);', 'Object.groupBy'],
    ['export const a = Promise.withResolvers();', 'Promise.withResolvers'],
    ['export const a = new Map([[1, 2]]).values().map(String);', 'Iterator.map'],
    ['export const a = document.body.checkVisibility();', 'Element.checkVisibility'],
    ['export const a = requestIdleCallback(() => undefined);', 'Window.requestIdleCallback'],
  ])('refuses %s', async (text, feature) => {
    expect(await problems(text, 'src/lib/page/clock.ts')).toContain(feature);
  });

  it('lets through what every browser of the policy has', async () => {
    const text = 'export const a = [3, 1].toSorted().findLast((n) => Object.hasOwn({}, n));';
    expect(await problems(text, 'src/lib/page/clock.ts')).toEqual([]);
  });

  it('refuses styles that some browser leaves out, but for those with a stated fallback', async () => {
    const css = `.a { color: light-dark(red, blue); text-wrap: balance; interpolate-size: allow-keywords; }
      .b { grid-template-rows: subgrid; color: color-mix(in srgb, red, blue); }
      @starting-style { .c { opacity: 0; } }`;
    expect(await problems(css, 'src/ui/button/button.module.css')).toEqual([
      ...[
        'light-dark()',
        'interpolate-size',
        'interpolate-size: allow-keywords',
        'grid-template-rows: subgrid',
        '@starting-style',
      ],
    ]);
  });
});

describe('a feature that some browser of the policy lacks', () => {
  it.each(Object.entries(OPTIONAL_APIS))('%s is used where the list says', (feature, { file }) => {
    const [, member = ''] = feature.split('.');
    expect(readFileSync(join(ROOT, file), 'utf8')).toContain(member);
  });

  it('says what happens without it', () => {
    for (const without of Object.values(OPTIONAL_STYLES)) expect(without).not.toBe('');
  });
});

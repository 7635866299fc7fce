import { expect, it } from 'vitest';
import { PageFiles } from '../../scripts/vite/first-screen/page-files.ts';

const chunk = (name: string, facadeModuleId: string | null, imports: string[] = []) => ({
  [`assets/${name}.js`]: {
    type: 'chunk',
    fileName: `assets/${name}.js`,
    facadeModuleId,
    imports: imports.map((file) => `assets/${file}.js`),
  },
});
const BUNDLE = {
  'assets/start.js': {
    ...chunk('start', '/site/src/main.tsx')['assets/start.js'],
    type: 'chunk',
    fileName: 'assets/start.js',
    isEntry: true,
  },
  ...chunk('news', '/site/src/routes/_public/news/index.tsx?tsr-split=loader---component', [
    'list',
  ]),
  ...chunk('error', '/site/src/routes/_public/news/index.tsx?tsr-split=errorComponent'),
  ...chunk('guide', '/site/src/routes/_public/guide.tsx?tsr-split=component'),
  ...chunk('list', null, ['start', 'cards']),
  ...chunk('cards', null),
  ...chunk('core', '\0virtual:messages/US/browsing'),
  ...chunk('cn', '\0virtual:messages/CN/forms'),
  ...chunk('us', '\0virtual:messages/US/forms'),
};
const filesOf = () => new PageFiles(BUNDLE);

it('finds the scripts of a page with all that they import, but what is asked for anyway', () => {
  const files = filesOf();
  const numbers = files.ofRoutes(['/_public', '/_public/news/']);
  expect(numbers.map((number) => files.files.list[number])).toEqual(['news', 'list', 'cards']);
});

it('asks for the longest script of a page last', () => {
  const code = { news: 'x'.repeat(20), list: 'x'.repeat(300), cards: 'x'.repeat(100) };
  const long = Object.entries(code).map(([name, text]) => {
    const file = `assets/${name}.js`;
    return [file, { ...(BUNDLE as Record<string, object>)[file], code: text }] as const;
  });
  const files = new PageFiles({ ...BUNDLE, ...Object.fromEntries(long) });
  const numbers = files.ofRoutes(['/_public/news/']);
  expect(numbers.map((number) => files.files.list[number])).toEqual(['news', 'cards', 'list']);
});

it('finds the texts of a bundle in each language', () => {
  const files = filesOf();
  const named = (numbers: number[][]) =>
    numbers.map((list) => list.map((number) => files.files.list[number]));
  expect(named(files.ofTexts('forms', ['CN', 'US']))).toEqual([['cn'], ['us']]);
  expect(named(files.ofTexts('browsing', ['CN', 'US']))).toEqual([[], ['core']]);
});

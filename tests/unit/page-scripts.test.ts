import { expect, it } from 'vitest';
import { routeScripts, messageScripts } from '../../scripts/vite/first-screen/page-scripts.ts';

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

it('the scripts of a page include all imports except those in the HTML', () => {
  expect(routeScripts(BUNDLE, ['/_public', '/_public/news/'])).toEqual([
    'assets/news.js',
    'assets/list.js',
    'assets/cards.js',
  ]);
});

it('the scripts of a message bundle are found for each language', () => {
  expect(messageScripts(BUNDLE, 'forms', 'CN')).toEqual(['assets/cn.js']);
  expect(messageScripts(BUNDLE, 'forms', 'US')).toEqual(['assets/us.js']);
  expect(messageScripts(BUNDLE, 'browsing', 'CN')).toEqual([]);
});

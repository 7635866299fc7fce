import type {
  FirstScreenPage,
  FirstScreens,
  Screen,
} from '../../../src/app/first-screen/first-screens.ts';
import { LANGUAGES } from '../../../src/i18n/languages.ts';
import { Numbered, partsOf, withTexts } from './markup.ts';
import { PageFiles, type Bundle } from './page-files.ts';
import { renderedPages } from './rendered-pages.ts';

/**
 * What the HTML tells of the first screen of every page: nothing twice, every text by its number.
 * @param html the page so far, which names the files that are asked for anyway
 */
export async function firstScreens(bundle: Bundle, html: string): Promise<FirstScreens> {
  const { pages, led, others } = await renderedPages();
  if (!('/' in led)) throw new Error('The first screen of / is missing');
  const markup = new Numbered<string>();
  const texts = new Numbered<string[]>();
  const files = new PageFiles(bundle, html);

  const screenOf = (renderings: readonly string[]): { screen?: Screen } => {
    if (renderings.includes('')) return {};
    const parts = renderings.map(partsOf);
    const current = parts[0]?.current;
    const numberOf = (key: 'shell' | 'main') =>
      markup.numberOf(
        withTexts(
          parts.map((part) => part[key]),
          texts,
        ),
      );
    return {
      screen: {
        shell: numberOf('shell'),
        main: numberOf('main'),
        ...(current !== undefined && { current }),
      },
    };
  };

  const table: Record<string, FirstScreenPage | string | 0> = { ...led };
  for (const path of others) table[path] = 0;
  for (const { path, routeIds, requests, phone, html: drawn } of pages) {
    const { screen: visitor } = screenOf(drawn.visitor);
    const { screen: member } = screenOf(drawn.member);
    table[path] = {
      ...(visitor && { visitor }),
      ...(member && { member }),
      ...files.ofRoutes(routeIds),
      requests,
      ...(phone !== undefined && { phone }),
    };
  }
  const languages = Object.keys(LANGUAGES);
  return {
    markup: markup.list,
    texts: texts.list,
    core: files.ofTexts('', languages),
    parts: files.parts.list.map((part) => files.ofTexts(part, languages)),
    files: files.files.list,
    pages: table,
  };
}

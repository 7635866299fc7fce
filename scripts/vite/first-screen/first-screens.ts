import type {
  FirstScreenPage,
  FirstScreens,
  PageResources,
} from '../../../src/app/first-screen/first-screens.ts';
import { LANGUAGES } from '../../../src/i18n/languages.ts';
import { mobileTwin } from '../../../src/lib/mobile-site.ts';
import { Numbered, NumberedPieces, partsOf } from './markup.ts';
import { PageFiles, type Bundle } from './page-files.ts';
import { renderedPages } from './rendered-pages.ts';

/** The highest folders that hold some paths and none of the others. */
export function foldersOf(paths: readonly string[], others: readonly string[]): string[] {
  const folders = paths.map((path) => {
    const names = path.split('/');
    const above = names.map((_, at) => names.slice(0, at + 1).join('/')).slice(1);
    return above.find((folder) => !others.some((one) => one.startsWith(`${folder}/`))) ?? path;
  });
  return [...new Set(folders)].sort();
}

/**
 * What the HTML tells of the first screen of every page, nothing twice, every text by its number;
 * and what the pages need besides.
 */
export async function firstScreens(
  bundle: Bundle,
): Promise<{ screens: FirstScreens; resources: PageResources }> {
  const { pages, led, others } = await renderedPages();
  if (!('/' in led)) throw new Error('The first screen of / is missing');
  const pieces = new NumberedPieces();
  const memberPieces = new NumberedPieces();
  const drawings = new Numbered<string>();
  const frames = new Numbered<number[]>();
  const files = new PageFiles(bundle);
  const paths = new Set(pages.map(({ path }) => path));

  const table: Record<string, FirstScreenPage | string> = { ...led };
  const scripts: Record<string, PageResources['pages'][string]> = {};
  for (const { path, routeIds, bundles, requests, phone, html } of pages) {
    const visitor = html.visitor.map((one) => partsOf(one, drawings));
    const member = html.member.map((one) => partsOf(one, drawings));
    const shells = [visitor, member].map((parts) =>
      pieces.numberOf(parts.map(({ shell }) => shell)),
    );
    const mains = [visitor, member].map((parts) => parts.map(({ main }) => main));
    const current = visitor[0]?.current;
    const isSame = JSON.stringify(mains[0]) === JSON.stringify(mains[1]);
    const twin = mobileTwin(path, paths);
    table[path] = {
      frame: frames.numberOf(shells),
      ...(current !== undefined && { current }),
      main: pieces.numberOf(mains[0] ?? []),
      ...(!isSame && { member: memberPieces.numberOf(mains[1] ?? []) }),
      ...(requests.length > 0 && { requests }),
      ...(phone !== twin && { phone: phone ?? path }),
    };
    scripts[path] = { files: files.ofRoutes(routeIds), bundles };
  }
  const languages = Object.keys(LANGUAGES);
  return {
    screens: {
      ...pieces.list(),
      frames: frames.list,
      pages: table,
      undrawn: foldersOf(others, Object.keys(table)),
    },
    resources: {
      members: memberPieces.list(),
      drawings: drawings.list,
      texts: {
        browsing: files.ofTexts('browsing', languages),
        forms: files.ofTexts('forms', languages),
        staff: files.ofTexts('staff', languages),
      },
      files: files.files.list,
      pages: scripts,
    },
  };
}

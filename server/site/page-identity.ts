import type { Schemas } from '../http/types.ts';
import { menuRows } from '../content/config/menu-queries.ts';
import { shownMenu } from '../content/config/menu-present.ts';
import { demoMark, identityIn, identityRow } from '../localized/site-identity.ts';
import { legalVersions } from '../identity/legal/queries.ts';
import type { Database } from '../database/open.ts';
import { LANGUAGES, type Language } from '../base/messages.ts';
import { staleWhileRevalidate } from '../base/stale-while-revalidate.ts';
import { escapeHtml } from './escape-html.ts';

/** Identity and menu of the site in each language. */
export interface PageIdentity {
  identity: Record<Language, Schemas['SiteIdentity']>;
  /** The public menu. */
  menu: Record<Language, Pick<Schemas['MenuItem'], 'routerName' | 'title'>[]>;
}

/** Reads the identity; if undefined, the page keeps the neutral texts of the build. */
export type IdentityReader = () => Promise<PageIdentity | undefined>;

/** Cache time in milliseconds; short, because changes must reach every page within a minute. */
const CACHE_MILLISECONDS = 5000;

/** Returns a cached reader of the identity. */
export function identityReader(db: Database, now: () => Date): IdentityReader {
  const read = async (): Promise<PageIdentity> => {
    const row = await identityRow(db);
    const rows = await menuRows(db);
    const legal = await legalVersions(db);
    const demo = await demoMark(db);
    const inEach = <T>(of: (language: Language) => T) =>
      Object.fromEntries(LANGUAGES.map((language) => [language, of(language)])) as Record<
        Language,
        T
      >;
    return {
      identity: inEach((language) => ({ ...identityIn(row, language), legal, ...demo })),
      menu: inEach((language) =>
        shownMenu(rows, language)
          .filter(({ permission }) => permission === undefined)
          .map(({ routerName, title }) => ({ routerName, ...(title !== undefined && { title }) })),
      ),
    };
  };
  return staleWhileRevalidate(read, CACHE_MILLISECONDS, now);
}

/** Returns the relative URL of a public file. */
export const fileAddress = (id: string): string => `api/sys/file/download/${id}`;

/** Language codes of the interface (product decisions, "Languages"). */
const NAMES: Record<Language, string> = { 'zh-CN': 'CN', 'en-US': 'US', 'zh-HK': 'HK' };

/** Insertion point of the identity, before the first script, which reads it. */
const INSERTION_POINT = '<head>';

/** Matches a `meta` element; captures its name or property. */
const META_ELEMENT = /(<meta\s+(?:name|property)="([\w:]+)"\s+content=")[^"]*/g;

/** Matches the size of the build's share picture. */
const PICTURE_SIZE = /\s*<meta\s+property="og:image:(?:width|height)"[^>]*>/g;

/** Replaces texts of `meta` elements, by name or property. */
export function withTexts(
  html: string,
  title: string,
  texts: Record<string, string | undefined>,
): string {
  const page = html
    .replace(META_ELEMENT, (whole, before: string, name: string) => {
      const text = texts[name];
      return text === undefined ? whole : `${before}${escapeHtml(text)}`;
    })
    .replace(/(<title>)[^<]*/, (_, before: string) => `${before}${escapeHtml(title)}`);
  return texts['og:image'] === undefined ? page : page.replace(PICTURE_SIZE, '');
}

/** Returns a script element with the identity as JSON; escapes `<`, which could end the element. */
function dataElement({ identity, menu }: PageIdentity): string {
  const byName = (texts: Record<Language, unknown>) =>
    Object.fromEntries(LANGUAGES.map((tag) => [NAMES[tag], texts[tag]])) as object;
  const { logo, mainPicture } = identity['zh-CN'];
  const content = {
    identity: byName(identity),
    menu: byName(menu),
    pictures: {
      ...(logo !== undefined && { logo: fileAddress(logo) }),
      ...(mainPicture !== undefined && { mainPicture: fileAddress(mainPicture) }),
    },
  };
  const json = JSON.stringify(content).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="site-identity">${json}</script>`;
}

/** Link to the web app manifest (`web-manifest.ts`). */
const manifestLink = (language: Language) =>
  `<link rel="manifest" href="site.webmanifest?lang=${NAMES[language]}" />`;

/** Inserts the identity into the built page: title, texts for search engines, icon. */
export function withIdentity(
  html: string,
  known: PageIdentity | undefined,
  language: Language,
): string {
  if (known === undefined) return html;
  const { name, description = name, sharePicture, icon, logo } = known.identity[language];
  const page = withTexts(html, name, {
    'og:site_name': name,
    'og:title': name,
    'og:locale': language.replace('-', '_'),
    description,
    'og:description': description,
    ...(sharePicture !== undefined && { 'og:image': fileAddress(sharePicture) }),
  });
  const picture = icon ?? logo;
  return page
    .replace(/(<html\s[^>]*lang=")[^"]*/, (_, before: string) => `${before}${language}`)
    .replace(/<link\s[^>]*rel="icon"[^>]*>/, (whole) =>
      picture === undefined
        ? whole
        : `<link rel="icon" href="${escapeHtml(fileAddress(picture))}" />`,
    )
    .replace(
      INSERTION_POINT,
      () => `${INSERTION_POINT}${dataElement(known)}${manifestLink(language)}`,
    );
}

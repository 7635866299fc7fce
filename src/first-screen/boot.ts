// First script of the HTML, inline before the style sheet; see README.md.
import { requestEarly } from '@/api/early-responses';
import { prefersDesktop } from '@/lib/desktop-choice';
import { isMobileDevice } from '@/lib/device';
import { LANGUAGES, type Language } from '@/i18n/languages';
import { repairUrl } from '@/lib/repair-url';
import { readText } from '@/lib/storage';
import { fillPlaceholders, type ShownData } from './fill-placeholders';
import { fillIdentity, fillMenu, type Embedded } from './fill-site';
import {
  ID_MARK,
  NOT_FOUND,
  type FirstScreenPage,
  type FirstScreens,
  type Markup,
} from './first-screens';

/** Whether the mobile site has another URL. */
declare const __MOBILE_ELSEWHERE__: boolean;

const root = document.documentElement;
const languages = Object.keys(LANGUAGES) as Language[];

function embedded(id: string): unknown {
  return JSON.parse(document.getElementById(id)?.textContent ?? '{}');
}

function storedSettings(): { lang?: unknown; theme?: { mode?: string; color?: string } } {
  try {
    return (JSON.parse(readText('settings') ?? '{}') ?? {}) as object;
  } catch {
    return {};
  }
}

/** Returns the page of a path, following redirects. */
function pageAt(screens: FirstScreens, path: string): FirstScreenPage | undefined {
  const { pages, notPrerendered } = screens;
  const page = Object.hasOwn(pages, path) ? pages[path] : undefined;
  if (typeof page === 'string') return pageAt(screens, page);
  const isSection = (section: string) => `${path}/`.startsWith(`${section}/`);
  if (page || path === NOT_FOUND || notPrerendered.some(isSection)) return page;
  return pageAt(screens, NOT_FOUND);
}

function showTheme(
  { theme }: ReturnType<typeof storedSettings>,
  siteColor: string | undefined,
): void {
  root.dataset['mode'] = theme?.mode ?? 'light';
  // The site's color replaces the default color.
  const color = theme?.color ?? '#1890ff';
  root.dataset['color'] = color === '#1890ff' ? (siteColor ?? color) : color;
}

/**
 * Requests a page's data, unless its URL has parameters other than those known to be irrelevant to
 * its loader.
 * @returns the data of each response
 */
function requestData(
  { requests }: FirstScreenPage,
  search: URLSearchParams,
  language: string,
): ReturnType<typeof requestEarly> {
  const id = search.get('id');
  const needsId = requests.some((path) => path.includes(ID_MARK));
  const known = needsId ? ['lang', 'id'] : ['lang'];
  if ([...search.keys()].some((name) => !known.includes(name)) || (needsId && !id)) return [];
  return requestEarly(
    requests.map((path) => path.replace(ID_MARK, encodeURIComponent(id ?? ''))),
    language,
  );
}

/** Requests scripts in parallel that the page would load one after the other. */
function preload(files: Iterable<string>): void {
  for (const file of new Set(files)) {
    const link = document.createElement('link');
    // Not `modulepreload`: Firefox 153 may never resolve an `import()` of a script that such a link
    // is reading from its cache.
    link.rel = 'preload';
    link.as = 'script';
    link.crossOrigin = '';
    // Data and pictures of the screen have priority.
    link.fetchPriority = 'low';
    link.href = file;
    document.head.append(link);
  }
}

function inLanguage(markup: Markup = [], lang: Language): string {
  return markup.map((part) => (typeof part === 'string' ? part : part[lang])).join('');
}

/** Creates a page's first screen. Links work; controls are disabled until their code loads. */
function screenOf(
  { frames, mains }: FirstScreens,
  { frame, main, current }: FirstScreenPage,
  lang: Language,
  isMember: boolean,
): DocumentFragment {
  const screen = document.createRange().createContextualFragment(inLanguage(frames[frame], lang));
  const room = screen.querySelector('main');
  if (room) room.innerHTML = inLanguage(mains[main], lang);
  if (current !== undefined)
    screen.querySelector(`nav a[href="${current}"]`)?.setAttribute('aria-current', 'page');
  for (const control of screen.querySelectorAll<HTMLButtonElement>(
    'button, input, select, textarea',
  ))
    control.disabled = true;
  if (isMember)
    for (const part of screen.querySelectorAll<HTMLElement>('[data-guest]'))
      part.style.visibility = 'hidden';
  return screen;
}

function boot(): void {
  const screens = embedded('first-screens') as FirstScreens;
  const site = embedded('site-identity') as Embedded;
  const repaired = repairUrl(location.href);
  if (repaired !== location.href) history.replaceState(history.state, '', repaired);
  const stored = storedSettings();
  const [hash = '', query = ''] = location.hash.slice(1).split(/\?(.*)/s, 2);
  const search = new URLSearchParams(query);
  const named = search.get('lang') ?? new URLSearchParams(location.search).get('lang');
  const lang =
    [named, stored.lang].map((name) => languages.find((one) => one === name)).find(Boolean) ?? 'CN';
  root.lang = LANGUAGES[lang];
  showTheme(stored, site.identity?.[lang]?.['color']);

  // The parameter is only for the server's link preview and must not remain on later pages.
  const address = new URL(location.href);
  if (address.searchParams.has('activity')) address.searchParams.delete('activity');
  const path = hash.replace(/^\/?/, '/').replace(/(?<=.)\/$/, '');
  let page = pageAt(screens, path);
  const phone = page?.phone;
  if (phone !== undefined && isMobileDevice(navigator.userAgent) && !prefersDesktop()) {
    // An external mobile site replaces this page.
    page = __MOBILE_ELSEWHERE__ ? undefined : pageAt(screens, phone);
    if (page) address.hash = `${phone}${query === '' ? '' : `?${query}`}`;
  }
  if (address.href !== location.href) history.replaceState(history.state, '', address);

  const isMember = readText('token') !== undefined;
  const responses = page && !isMember ? requestData(page, search, LANGUAGES[lang]) : [];
  const texts = (page?.bundles ?? ['browsing']).flatMap((bundle) => screens.texts[bundle][lang]);
  preload([...texts, ...(page?.scripts ?? [])]);

  // Created before `body` exists, so that pictures in the data load before the styles.
  const screen = page && screenOf(screens, page, lang, isMember);
  if (screen) {
    fillIdentity(screen, lang, site);
    fillMenu(screen, lang, site);
    const room = screen.querySelector('main');
    for (const response of responses)
      response
        .then((data) => {
          if (room && data) fillPlaceholders(room, data as ShownData);
        })
        .catch(() => undefined);
  }

  window.showFirstScreen = () => {
    const place = document.getElementById('root');
    if (!place) return;
    if (screen) place.append(screen);
    // `app/app.tsx` removes it when the site has loaded. Until then, links reload the page.
    place.ariaBusy = 'true';
    window.addEventListener('hashchange', () => {
      if (place.ariaBusy === 'true') location.reload();
    });
  };
}

if (window.plainPage.supported) boot();

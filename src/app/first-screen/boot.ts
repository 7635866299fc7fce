// Runs before anything else, inside the HTML: language and theme as they are stored, then the page's
// first screen, its scripts and its data. The server allows it by its hash.
import { requestEarly } from '@/api/early-responses';
import { prefersDesktop } from '@/lib/desktop-choice';
import { isMobileDevice } from '@/lib/device';
import { LANGUAGES, type Language } from '@/i18n/languages';
import { mobileTwin } from '@/lib/mobile-site';
import { readText } from '@/lib/storage';
import {
  ID_MARK,
  NOT_FOUND,
  type FirstScreenPage,
  type FirstScreens,
  type PageResources,
  type Pieces,
} from './first-screens';
import { recordEarlyActions } from './early-actions';

/** What the build knows of every page; empty in development. */
declare const __FIRST_SCREENS__: FirstScreens;
/** The address of what the pages need besides; `''` in development. */
declare const __PAGE_RESOURCES__: string;
/** Whether the mobile site is another one than this. */
declare const __MOBILE_ELSEWHERE__: boolean;

interface Embedded {
  identity?: Record<string, Record<string, string> | undefined>;
  logo?: string;
  menu?: Record<string, { routerName: string; title?: string }[]>;
}

const screens = __FIRST_SCREENS__;
const root = document.documentElement;
const languages = Object.keys(LANGUAGES) as Language[];

function storedSettings(): { lang?: unknown; theme?: { mode?: string; color?: string } } {
  try {
    return (JSON.parse(readText('settings') ?? '{}') ?? {}) as object;
  } catch {
    return {};
  }
}

interface Found {
  path: string;
  page: FirstScreenPage;
}

/** A page and its path, after all that its address leads to. */
function pageAt(path: string): Found | undefined {
  const { pages, undrawn } = screens;
  const page = Object.hasOwn(pages, path) ? pages[path] : undefined;
  if (typeof page === 'string') return pageAt(page);
  if (page) return { path, page };
  const isUndrawn = undrawn.some((folder) => `${path}/`.startsWith(`${folder}/`));
  return isUndrawn || path === NOT_FOUND ? undefined : pageAt(NOT_FOUND);
}

/** Where a phone is led from a page; undefined: nowhere. */
function phonePath({ path, page }: Found): string | undefined {
  return page.phone ?? mobileTwin(path, new Set(Object.keys(screens.pages)));
}

function showTheme(
  { theme }: ReturnType<typeof storedSettings>,
  siteColor: string | undefined,
): void {
  root.dataset['mode'] = theme?.mode ?? 'light';
  // The default colour stands for the site's own.
  const color = theme?.color ?? '#1890ff';
  root.dataset['color'] = color === '#1890ff' ? (siteColor ?? color) : color;
}

/** Whether the service worker serves what this page needs: nothing is gained by asking ahead. */
function isServiceWorkerActive(): boolean {
  try {
    return Boolean((navigator as Partial<Navigator>).serviceWorker?.controller);
  } catch {
    return false;
  }
}

/** Asks for scripts that the page's code would ask for one after the other. */
function preload({ files }: PageResources, numbers: Iterable<number>): void {
  for (const file of new Set(numbers)) {
    const link = document.createElement('link');
    // Not `modulepreload`: Firefox 153 at times never resolves an `import()` of a script that such a
    // link is just bringing out of its cache, and the page stays as dead as it is in the HTML.
    link.rel = 'preload';
    link.as = 'script';
    link.crossOrigin = '';
    link.href = `assets/${files[file] ?? ''}.js`;
    document.head.append(link);
  }
}

/** Asks for the scripts of the page at a path. */
function preloadPage(resources: PageResources, path: string, language: number): void {
  const { core, parts, pages } = resources;
  const { files = [], texts = [] } = pages[path] ?? {};
  preload(resources, [
    ...(core[language] ?? []),
    ...files,
    ...texts.flatMap((part) => parts[part]?.[language] ?? []),
  ]);
}

/** Asks for what comes after the first screen; undefined where it isn't there. */
async function loadResources(): Promise<PageResources | undefined> {
  if (__PAGE_RESOURCES__ === '') return undefined;
  try {
    // eslint-disable-next-line no-restricted-globals -- a file of the build, not the API
    const response = await fetch(__PAGE_RESOURCES__);
    return (await response.json()) as PageResources;
  } catch {
    // The page's code asks for its scripts by itself.
    return undefined;
  }
}

/** A piece of markup in a language. */
function pieceOf({ markup, texts }: Pieces, number: number, language: number): string {
  const lines = texts[language]?.split('\n') ?? [];
  return (markup[number] ?? '').replace(
    /\{(\d+)\}/g,
    (_, text: string) => lines[Number(text)] ?? '',
  );
}

/** Draws what the first screen has left room for. */
function drawLate(screen: ParentNode, { drawings }: PageResources): void {
  for (const place of screen.querySelectorAll<SVGElement>('svg[data-late]')) {
    // The page's own code may have been faster.
    if (place.childElementCount > 0) continue;
    place.innerHTML = drawings[Number(place.dataset['late'])] ?? '';
  }
}

/** Asks for a page's data, where its address says no more than its loader was looked at with. */
function requestAhead(
  { requests = [] }: FirstScreenPage,
  search: URLSearchParams,
  language: string,
): void {
  const id = search.get('id');
  const needsId = requests.some((path) => path.includes(ID_MARK));
  const known = needsId ? ['lang', 'id'] : ['lang'];
  if ([...search.keys()].some((name) => !known.includes(name)) || (needsId && !id)) return;
  requestEarly(
    requests.map((path) => path.replace(ID_MARK, encodeURIComponent(id ?? ''))),
    language,
  );
}

/** Puts what the server has written of the site's owner into a screen. */
function fillIdentity(screen: ParentNode, lang: Language, { identity, logo }: Embedded): void {
  const site = identity?.[lang];
  for (const place of screen.querySelectorAll<HTMLElement>('[data-identity]')) {
    const part = place.dataset['identity'] ?? '';
    if (site && part !== 'logo') place.textContent = site[part] ?? site['name'] ?? '';
    if (logo === undefined || part !== 'logo') continue;
    const picture = document.createElement('img');
    picture.src = logo;
    picture.alt = '';
    place.replaceChildren(picture);
  }
}

/** The menu as staff have ordered, named and hidden its entries. */
function fillMenu(screen: ParentNode, lang: Language, { menu }: Embedded): void {
  const list = screen.querySelector('#main-menu ul');
  const entries = menu?.[lang];
  if (!list || !entries) return;
  list.replaceChildren(
    ...entries.flatMap(({ routerName, title }) => {
      const entry = list.querySelector(`[data-route="${routerName}"]`);
      if (entry?.firstElementChild && title !== undefined)
        entry.firstElementChild.textContent = title;
      return entry ?? [];
    }),
  );
}

function boot(): void {
  const stored = storedSettings();
  const embedded = JSON.parse(
    document.getElementById('site-identity')?.textContent ?? '{}',
  ) as Embedded;
  const [hash = '', query = ''] = location.hash.slice(1).split(/\?(.*)/s, 2);
  const search = new URLSearchParams(query);
  const asked = search.get('lang') ?? new URLSearchParams(location.search).get('lang');
  const lang =
    [asked, stored.lang].map((name) => languages.find((one) => one === name)).find(Boolean) ?? 'CN';
  root.lang = LANGUAGES[lang];
  showTheme(stored, embedded.identity?.[lang]?.['color']);

  // The server has written this activity's share card from it; what is opened next has another.
  const address = new URL(location.href);
  if (address.searchParams.has('activity')) address.searchParams.delete('activity');
  const path = hash.replace(/^\/?/, '/').replace(/(?<=.)\/$/, '');
  let found = pageAt(path);
  const phone = found && phonePath(found);
  // A phone's visitor sees the mobile site at once: no desktop page, no second navigation.
  if (phone !== undefined && isMobileDevice(navigator.userAgent) && !prefersDesktop()) {
    if (__MOBILE_ELSEWHERE__) found = undefined;
    else {
      found = pageAt(phone);
      address.hash = `${phone}${query === '' ? '' : `?${query}`}`;
    }
  }
  if (address.href !== location.href) history.replaceState(history.state, '', address);
  recordEarlyActions();

  const language = languages.indexOf(lang);
  const { page } = found ?? {};
  const member = readText('token') !== undefined;
  // Before the scripts: a browser sends six requests at a time over HTTP/1.1, in this order, and the
  // pictures that the answer names are asked for once it is there.
  if (page && !member) requestAhead(page, search, LANGUAGES[lang]);
  const resources = loadResources();
  if (!isServiceWorkerActive())
    void resources.then((loaded) => loaded && preloadPage(loaded, found?.path ?? '', language));

  window.showFirstScreen = () => {
    const frame = page && screens.frames[page.frame]?.[Number(member)];
    const place = document.getElementById('root');
    if (frame === undefined || !place) return;
    const own = member ? page?.member : undefined;
    const main = own === undefined ? pieceOf(screens, page?.main ?? 0, language) : '';
    const template = document.createElement('template');
    template.innerHTML = pieceOf(screens, frame, language).replace('{main}', () => main);
    const { content } = template;
    if (page?.current !== undefined)
      content.querySelectorAll('a')[page.current]?.setAttribute('aria-current', 'page');
    fillIdentity(content, lang, embedded);
    fillMenu(content, lang, embedded);
    const room = content.querySelector('main');
    place.append(content);
    void resources.then((loaded) => {
      if (!loaded) return;
      // Where the page's code was faster, this has left the page and nobody sees it.
      if (room && own !== undefined) {
        room.innerHTML = pieceOf(loaded.members, own, language);
        fillIdentity(room, lang, embedded);
      }
      drawLate(place, loaded);
    });
  };
}

if (window.plainPage.supported) boot();

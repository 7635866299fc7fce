// Runs before anything else, inside the HTML: language and theme as they are stored, then the page's
// first screen, its scripts and its data. The server allows it by its hash.
import { requestEarly } from '@/api/early-responses';
import { prefersDesktop } from '@/lib/desktop-choice';
import { isMobileDevice } from '@/lib/device';
import { LANGUAGES, type Language } from '@/i18n/languages';
import { readText } from '@/lib/storage';
import { ID_MARK, NOT_FOUND, type FirstScreenPage, type FirstScreens } from './first-screens';
import { recordEarlyActions } from './early-actions';

/** What the build knows of every page; empty in development. */
declare const __FIRST_SCREENS__: FirstScreens;
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

/** A page and its path, after all that its address leads to. */
function pageAt(path: string): { path: string; page: FirstScreenPage } | undefined {
  const page = Object.hasOwn(screens.pages, path) ? screens.pages[path] : screens.pages[NOT_FOUND];
  if (typeof page === 'string') return pageAt(page);
  return page ? { path, page } : undefined;
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
function preload(files: Iterable<number>): void {
  for (const file of new Set(files)) {
    const link = document.createElement('link');
    // Not `modulepreload`: Firefox 153 at times never resolves an `import()` of a script that such a
    // link is just bringing out of its cache, and the page stays as dead as it is in the HTML.
    link.rel = 'preload';
    link.as = 'script';
    link.crossOrigin = '';
    link.href = `assets/${screens.files[file] ?? ''}.js`;
    document.head.append(link);
  }
}

/** Asks for a page's data, where its address says no more than its loader was looked at with. */
function requestAhead(
  { requests }: FirstScreenPage,
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
  const phone = found?.page.phone;
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
  if (!isServiceWorkerActive())
    preload([
      ...(screens.core[language] ?? []),
      ...(page?.files ?? []),
      ...(page?.texts ?? []).flatMap((part) => screens.parts[part]?.[language] ?? []),
    ]);

  window.showFirstScreen = () => {
    const screen = member ? page?.member : page?.visitor;
    const place = document.getElementById('root');
    if (!screen || !place) return;
    const markup = (piece: number) =>
      (screens.markup[piece] ?? '').replace(
        /\{(\d+)\}/g,
        (_, text: string) => screens.texts[Number(text)]?.[language] ?? '',
      );
    const template = document.createElement('template');
    template.innerHTML = markup(screen.shell).replace('{main}', () => markup(screen.main));
    const { content } = template;
    if (screen.current !== undefined)
      content.querySelectorAll('a')[screen.current]?.setAttribute('aria-current', 'page');
    fillIdentity(content, lang, embedded);
    fillMenu(content, lang, embedded);
    place.append(content);
  };
}

if (window.plainPage.supported) boot();

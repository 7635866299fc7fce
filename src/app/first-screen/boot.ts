// Runs before anything else, inside the HTML: language and theme as they are stored, then the page's
// first screen, its scripts and its data. The server allows it by its hash.
import { requestEarly } from '@/api/early-responses';
import { prefersDesktop } from '@/lib/desktop-choice';
import { isMobileDevice } from '@/lib/device';
import { LANGUAGES, type Language } from '@/i18n/languages';
import { mendAddress } from '@/lib/mend-address';
import { mobileTwin } from '@/lib/mobile-site';
import { readText } from '@/lib/storage';
import { recordEarlyActions } from './early-actions';
import { fillBlanks, type ShownData } from './fill-blanks';
import { drawLate, fillIdentity, fillMenu, pieceOf, type Embedded } from './fill-screen';
import { ID_MARK, NOT_FOUND, type FirstScreenPage, type FirstScreens } from './first-screens';
import { isServiceWorkerActive, loadResources, preloadPage } from './page-resources';

/** What the build knows of every page; empty in development. */
declare const __FIRST_SCREENS__: FirstScreens;
/** Whether the mobile site is another one than this. */
declare const __MOBILE_ELSEWHERE__: boolean;

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

/**
 * Asks for a page's data, where its address says no more than its loader was looked at with.
 * @returns what each response says
 */
function requestAhead(
  { requests = [] }: FirstScreenPage,
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

function boot(): void {
  const mended = mendAddress(location.href);
  if (mended !== location.href) history.replaceState(history.state, '', mended);
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
  // A browser sends six requests at a time over HTTP/1.1, in this order: what names the scripts, then
  // the data, then what each of them leads to.
  const resources = loadResources();
  const responses = page && !member ? requestAhead(page, search, LANGUAGES[lang]) : [];
  void resources.then((loaded) => {
    if (loaded && !isServiceWorkerActive()) preloadPage(loaded, found?.path ?? '', language);
  });
  const frame = page && screens.frames[page.frame]?.[Number(member)];
  if (frame === undefined) return;

  // Drawn here, aside: what the data names is asked for before the styles are there.
  const content = document
    .createRange()
    .createContextualFragment(pieceOf(screens, frame, language));
  if (page?.current !== undefined)
    content.querySelectorAll('a')[page.current]?.setAttribute('aria-current', 'page');
  const room = content.querySelector('main');
  const own = member ? page?.member : undefined;
  if (room) room.innerHTML = own === undefined ? pieceOf(screens, page?.main ?? 0, language) : '';
  fillIdentity(content, lang, embedded);
  fillMenu(content, lang, embedded);
  for (const response of responses)
    response
      .then((data) => {
        if (room && data) fillBlanks(room, data as ShownData);
      })
      // Who takes the response over says what is wrong with it.
      .catch(() => undefined);

  window.showFirstScreen = () => {
    // The first use of `Intl` reads every language's data, a tenth of a second on a phone. The scripts
    // will need it; once this screen is painted, the browser has nothing else to do until they come.
    requestAnimationFrame(() => setTimeout(() => Intl.NumberFormat.supportedLocalesOf(root.lang)));
    const place = document.getElementById('root');
    place?.append(content);
    void resources.then((loaded) => {
      if (!loaded || !place) return;
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

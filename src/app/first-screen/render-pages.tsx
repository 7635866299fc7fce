import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRouter,
  redirect,
  RouterProvider,
  type AnyRoute,
} from '@tanstack/react-router';
import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'react-intl';
import { getGetMenuQueryKey } from '@/api/generated/config/config';
import type { CurrentUser } from '@/api/generated/model';
import { connectTransport } from '@/api/request-context';
import type { Bundle } from '@/i18n/bundles';
import { LANGUAGES, type Language } from '@/i18n/languages';
import { loadedMessages, loadMessages, loadTexts } from '@/i18n/messages';
import { mobileAddress } from '@/lib/mobile-site';
import { parseSearch, stringifySearch } from '@/lib/search-params';
import { useSession } from '@/session/session-store';
import { useSettings } from '@/settings/settings-store';
import { routeTree } from '../../routeTree.gen';
import { createQueryClient } from '../query-client';
import { ID_MARK, NOT_FOUND } from './first-screens';

/** Who looks at a page: what it shows before its data may differ. */
export type Reader = 'visitor' | 'member';

/** A page as it is before its data, of each reader in each language. */
export interface RenderedPage {
  path: string;
  /** The routes whose code it needs, frame first. */
  routeIds: string[];
  /** The bundles of texts that its loaders load. */
  bundles: Bundle[];
  /** What its loader has asked for, as paths with their queries. */
  requests: string[];
  /** Where a phone is led. */
  phone?: string;
  html: Record<Reader, string[]>;
}

const languages = Object.keys(LANGUAGES) as Language[];

/** Somebody whose data are still on their way. */
const MEMBER: CurrentUser = {
  id: '1',
  phone: '',
  firstName: '',
  lastName: '',
  chineseName: '',
  permissions: [],
  roles: [],
  hasPassword: true,
  unconfirmed: [],
};

/** The site's router at an address, outside any browser. */
function routerAt(href: string, queryClient: QueryClient, phone: boolean, bundles: Bundle[] = []) {
  const history = createMemoryHistory({ initialEntries: [href] });
  history.createHref = (to) => `#${to}`;
  const paths = new Set<string>();
  const router = createRouter({
    routeTree,
    history,
    parseSearch,
    stringifySearch,
    context: {
      queryClient,
      redirectToMobile: (from) => {
        if (phone) throw redirect({ href: mobileAddress(from, paths) });
      },
      loadTexts: (bundle) => {
        bundles.push(bundle);
        return Promise.resolve();
      },
    },
    scrollRestoration: false,
    // A page that can't be drawn without a browser leaves its frame standing.
    defaultPendingComponent: () => null,
  });
  for (const path of Object.keys(router.routesByPath)) paths.add(path);
  return router;
}

/** Entries of the menu for everyone, as the routes state them: the server's replace them. */
function menuOf(routes: readonly AnyRoute[]) {
  return routes
    .map(({ options }) => options.staticData ?? {})
    .filter(({ order, authority }) => order !== undefined && authority === undefined)
    .sort((a, b) => (a.order ?? 0) - (b.order ?? 0))
    .map(({ routeName = '' }) => ({ id: routeName, name: routeName, routerName: routeName }));
}

/** Where a loaded router has been led; undefined: nowhere. */
function ledTo(router: object): string | undefined {
  // Internal: the only place where a router outside a browser says so. A build in which `/` has no
  // screen fails, so that an upgrade which moves it is met here.
  const { _serverResult: result } = router as {
    _serverResult?: { redirect?: { options: { to?: string; href?: string } } };
  };
  return result?.redirect?.options.to ?? result?.redirect?.options.href;
}

/** Loads an address as a reader does. `asked` takes what its loaders ask for. */
async function loadAt(href: string, menu: unknown[], asked: string[], phone = false) {
  const queryClient = createQueryClient();
  for (const language of languages) {
    readIn(language);
    queryClient.setQueryData(getGetMenuQueryKey(), menu);
  }
  const bundles: Bundle[] = ['browsing'];
  const router = routerAt(href, queryClient, phone, bundles);
  asked.length = 0;
  await router.load();
  return { router, queryClient, bundles, requests: [...asked] };
}
type Loaded = Awaited<ReturnType<typeof loadAt>>;

/** The markup of a loaded page. In one go for all of them: a lazy part never comes in between. */
function draw({ router, queryClient }: Loaded, language: Language): string {
  readIn(language);
  return renderToStaticMarkup(
    <QueryClientProvider client={queryClient}>
      <IntlProvider locale={LANGUAGES[language]} messages={loadedMessages(language)}>
        <RouterProvider router={router as never} />
      </IntlProvider>
    </QueryClientProvider>,
  );
}

/** Puts a store into a state. Outside a browser pages are drawn with its first one: that changes. */
function put<T extends object>(
  store: { setState: (state: Partial<T>) => void; getInitialState: () => T },
  state: Partial<T>,
): void {
  store.setState(state);
  Object.assign(store.getInitialState(), state);
}

function readAs(reader: Reader): void {
  const member = reader === 'member';
  put(useSession, { token: member ? 'x' : undefined, user: member ? MEMBER : undefined });
}

function readIn(lang: Language): void {
  put(useSettings, { lang });
}

/**
 * Draws every page of the public site, the mobile site and the bare pages as it stands before its
 * data, by the components that draw it later: what `scripts/vite/first-screen` writes into the HTML.
 * @param asked the addresses that have been asked for, filled by the caller's `fetch`
 * @returns the pages, and by their path where others lead; those of the back office are left out
 */
export async function renderPages(
  asked: string[],
): Promise<{ pages: RenderedPage[]; led: Record<string, string>; others: string[] }> {
  connectTransport({
    token: () => undefined,
    language: () => LANGUAGES[useSettings.getState().lang],
  });
  for (const language of languages) await loadMessages(language);
  await loadTexts('forms');

  const { routesByPath } = routerAt('/', createQueryClient(), false);
  const routes = Object.values(routesByPath) as AnyRoute[];
  const menu = menuOf(routes);
  const found: { path: string; phone?: string; visitor: Loaded; member: Loaded }[] = [];
  const led: Record<string, string> = {};
  const others: string[] = [];
  for (const route of routes) {
    const isNotFound = (route.fullPath as string).endsWith('$');
    const path = isNotFound ? NOT_FOUND : (route.fullPath as string).replace(/(?<=.)\/$/, '');
    if ((route.id as string).startsWith('/_admin')) {
      others.push(path);
      continue;
    }
    // A path that no page has.
    const address = isNotFound ? '/-' : path;
    readAs('visitor');
    let href = address;
    let visitor = await loadAt(href, menu, asked);
    const to = ledTo(visitor.router);
    if (to?.startsWith(`${address}?`)) {
      // A page about one thing: its address names it.
      href = `${address}?id=${ID_MARK}`;
      visitor = await loadAt(href, menu, asked);
    } else if (to !== undefined) {
      led[path] = to;
      continue;
    }
    const phone = ledTo((await loadAt(href, menu, asked, true)).router)?.split('?', 1)[0];
    readAs('member');
    const member = await loadAt(href, menu, asked);
    found.push({ path, ...(phone !== undefined && { phone }), visitor, member });
  }

  const pages = found.map(({ path, phone, visitor, member }) => {
    const drawn = (reader: Reader, loaded: Loaded) => {
      readAs(reader);
      return languages.map((language) => draw(loaded, language));
    };
    return {
      path,
      routeIds: visitor.router.state.matches.map(({ routeId }) => routeId as string),
      bundles: visitor.bundles,
      requests: visitor.requests,
      ...(phone !== undefined && { phone }),
      html: { visitor: drawn('visitor', visitor), member: drawn('member', member) },
    };
  });
  return { pages, led, others };
}

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
import { configureTransport } from '@/api/request-context';
import type { Bundle } from '@/i18n/bundles';
import { LANGUAGES, type Language } from '@/i18n/languages';
import { loadedMessages, loadMessages, loadTexts } from '@/i18n/messages';
import { mobileAddress } from '@/lib/mobile-site';
import { parseSearch, stringifySearch } from '@/lib/search-params';
import { useSettings } from '@/settings/settings-store';
import { createQueryClient } from '@/app/query-client';
import { ID_MARK, NOT_FOUND, type Texts } from '@/first-screen/first-screens';
import { routeTree } from '@/routeTree.gen';

/** The loading state of a page for a visitor, in each language. */
export interface RenderedPage {
  path: string;
  /** Routes whose code it needs, frame first. */
  routeIds: string[];
  /** Bundles of texts that its loaders load. */
  bundles: Bundle[];
  /** Paths with query that its loaders request. */
  requests: string[];
  /** Mobile page that replaces it on phones. */
  phone?: string;
  html: Texts;
}

const languages = Object.keys(LANGUAGES) as Language[];

/** Creates the site's router at an address, outside a browser. */
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
    // A page that can't be rendered without a browser has only its frame.
    defaultPendingComponent: () => null,
  });
  for (const path of Object.keys(router.routesByPath)) paths.add(path);
  return router;
}

/** Creates the public menu from the routes; in the browser, the server's menu replaces it (`fillMenu`). */
function menuOf(routes: readonly AnyRoute[]) {
  return routes
    .map(({ options }) => options.staticData ?? {})
    .filter(({ order, authority }) => order !== undefined && authority === undefined)
    .sort((a, b) => (a.order ?? 0) - (b.order ?? 0))
    .map(({ routeName = '' }) => ({ id: routeName, name: routeName, routerName: routeName }));
}

/** Returns the target of a loaded router's redirect. */
function redirectTarget(router: object): string | undefined {
  // Internal property: outside a browser, the router has the redirect only here. The build fails if `/`
  // has no redirect, so an upgrade that removes the property is detected.
  const { _serverResult: result } = router as {
    _serverResult?: { redirect?: { options: { to?: string; href?: string } } };
  };
  return result?.redirect?.options.to ?? result?.redirect?.options.href;
}

/** Loads an address. Afterwards, `requested` contains the requests of its loaders. */
async function loadAt(href: string, menu: unknown[], requested: string[], phone = false) {
  const queryClient = createQueryClient();
  for (const language of languages) {
    setLanguage(language);
    queryClient.setQueryData(getGetMenuQueryKey(), menu);
  }
  const bundles: Bundle[] = ['browsing'];
  const router = routerAt(href, queryClient, phone, bundles);
  requested.length = 0;
  await router.load();
  return { router, queryClient, bundles, requests: [...requested] };
}
type Loaded = Awaited<ReturnType<typeof loadAt>>;

/** Renders a loaded page to markup. */
function draw({ router, queryClient }: Loaded, language: Language): string {
  setLanguage(language);
  return renderToStaticMarkup(
    <QueryClientProvider client={queryClient}>
      <IntlProvider locale={LANGUAGES[language]} messages={loadedMessages(language)}>
        <RouterProvider router={router as never} />
      </IntlProvider>
    </QueryClientProvider>,
  );
}

/** Sets the language in the store's initial state, which React uses outside a browser. */
function setLanguage(lang: Language): void {
  useSettings.setState({ lang });
  Object.assign(useSettings.getInitialState(), { lang });
}

/**
 * Renders the loading state of every page of the public site, the mobile site and the bare pages, with
 * the components of the site.
 * @param requested requested addresses, filled by the caller's `fetch`
 * @returns the pages, the targets of redirects by path, and the paths of the back office and of pages that require a permission
 */
export async function renderPages(requested: string[]): Promise<{
  pages: RenderedPage[];
  redirects: Record<string, string>;
  notPrerendered: string[];
}> {
  configureTransport({
    token: () => undefined,
    language: () => LANGUAGES[useSettings.getState().lang],
  });
  for (const language of languages) await loadMessages(language);
  await loadTexts('forms');

  const { routesByPath } = routerAt('/', createQueryClient(), false);
  const routes = Object.values(routesByPath) as AnyRoute[];
  const menu = menuOf(routes);
  const found: { path: string; phone?: string; loaded: Loaded }[] = [];
  const redirects: Record<string, string> = {};
  const notPrerendered: string[] = [];
  for (const route of routes) {
    const isNotFound = route.fullPath === '/$';
    const path = isNotFound ? NOT_FOUND : (route.fullPath as string).replace(/(?<=.)\/$/, '');
    // The first screen is a visitor's, who may not open these pages.
    const isRestricted = Array.isArray(route.options.staticData?.authority);
    if (isRestricted || (route.id as string).startsWith('/_admin')) {
      notPrerendered.push(path);
      continue;
    }
    // A path without a page.
    const address = isNotFound ? '/-' : path;
    let href = address;
    let loaded = await loadAt(href, menu, requested);
    const to = redirectTarget(loaded.router);
    if (to?.startsWith(`${address}?`)) {
      // Pages of a record require an identifier.
      href = `${address}?id=${ID_MARK}`;
      loaded = await loadAt(href, menu, requested);
    } else if (to !== undefined) {
      redirects[path] = to;
      continue;
    }
    const onPhone = await loadAt(href, menu, requested, true);
    const phone = redirectTarget(onPhone.router)?.split('?', 1)[0];
    found.push({ path, ...(phone !== undefined && { phone }), loaded });
  }

  // Rendered at the end in one task, before lazy parts have loaded.
  const pages = found.map(({ path, phone, loaded }) => ({
    path,
    routeIds: loaded.router.state.matches.map(({ routeId }) => routeId as string),
    bundles: loaded.bundles,
    requests: loaded.requests,
    ...(phone !== undefined && { phone }),
    html: Object.fromEntries(
      languages.map((language) => [language, draw(loaded, language)]),
    ) as Record<Language, string>,
  }));
  return { pages, redirects, notPrerendered };
}

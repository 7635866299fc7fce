import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
  useSearch,
} from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { CachedPages } from '@/tabs/cached-pages';
import { NO_TABS } from '@/tabs/tab-list';
import { useTabs } from '@/tabs/tabs-store';

const INTERVAL = 20;

/** Activity of the page under test. */
let seen: { ticks: number; requests: number; effects: string[]; renders: number };

/** Returns a text and counts the render. */
function counted(text: string): string {
  seen.renders += 1;
  return text;
}

/** A page that renders a search parameter. */
function ListPage() {
  const search: Record<string, unknown> = useSearch({ strict: false });
  return <p>{counted(`Page ${String(search['page'])}`)}</p>;
}

/** A page with a timer, a polling query and an effect, all of which pause while its tab is hidden. */
function BusyPage() {
  const [typed, setTyped] = useState('');
  useQuery({
    queryKey: ['busy'],
    queryFn: () => Promise.resolve((seen.requests += 1)),
    refetchInterval: INTERVAL,
  });
  useEffect(() => {
    seen.effects.push('begins');
    const timer = setInterval(() => (seen.ticks += 1), INTERVAL);
    return () => {
      seen.effects.push('ends');
      clearInterval(timer);
    };
  }, []);
  return (
    <label>
      Typed
      <input value={typed} onChange={({ target }) => setTyped(target.value)} />
    </label>
  );
}

/** Opens the busy page in tabs; `without` names a store to remove from the router. */
async function openBusyPage({ without }: { without?: '__store' } = {}) {
  const root = createRootRoute();
  const layout = createRoute({
    getParentRoute: () => root,
    id: '_tabs',
    component: () => <CachedPages layout="/_tabs" cache />,
  });
  const page = (path: string, component: () => React.ReactNode) =>
    createRoute({
      getParentRoute: () => layout,
      path,
      component,
      staticData: { routeName: 'Home' },
    });
  const pages = [
    page('/busy', BusyPage),
    page('/other', () => <p>Other</p>),
    page('/list', ListPage),
  ];
  const router = createRouter({
    routeTree: root.addChildren([layout.addChildren(pages)]),
    history: createMemoryHistory({ initialEntries: ['/busy'] }),
  });
  await router.load();
  if (without !== undefined) Reflect.set(router.stores[without], 'subscribe', undefined);
  const screen = await render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  );
  return { screen, go: (href: string) => router.navigate({ href }) };
}

beforeEach(() => {
  seen = { ticks: 0, requests: 0, effects: [], renders: 0 };
});
afterEach(() => {
  useTabs.setState(NO_TABS);
});

describe('the page of a hidden tab', () => {
  it('stops its timers, its requests and its effects, and resumes them when shown again', async () => {
    const { screen, go } = await openBusyPage();
    await expect.poll(() => seen.ticks).toBeGreaterThan(3);
    await expect.poll(() => seen.requests).toBeGreaterThan(3);
    await go('/other');
    await expect.element(screen.getByText('Other')).toBeVisible();
    await expect.poll(() => seen.effects).toEqual(['begins', 'ends']);
    const { ticks, requests } = seen;
    // Ten intervals.
    await new Promise((resolve) => setTimeout(resolve, 10 * INTERVAL));
    expect(seen.ticks).toBe(ticks);
    // One request may have been in flight.
    expect(seen.requests).toBeLessThanOrEqual(requests + 1);

    await go('/busy');
    await expect.poll(() => seen.effects).toEqual(['begins', 'ends', 'begins']);
    await expect.poll(() => seen.ticks).toBeGreaterThan(ticks + 3);
    await expect.poll(() => seen.requests).toBeGreaterThan(requests + 3);
  });

  it('keeps its state and its typed text', async () => {
    const { screen, go } = await openBusyPage();
    const input = screen.getByLabelText('Typed');
    await input.fill('half a sentence');
    const element = input.element();
    await go('/other');
    await expect.poll(() => element.checkVisibility()).toBe(false);
    await go('/busy');
    await expect.element(input).toBeVisible();
    await expect.element(input).toHaveValue('half a sentence');
    expect(input.element()).toBe(element);
  });

  it('is neither visible nor focusable', async () => {
    const { screen, go } = await openBusyPage();
    const input = screen.getByLabelText('Typed').element() as HTMLInputElement;
    await go('/other');
    await expect.poll(() => input.checkVisibility()).toBe(false);
    input.focus();
    expect(document.activeElement).not.toBe(input);
    await expect.element(screen.getByRole('textbox')).not.toBeInTheDocument();
  });

  it('renders again when shown with another address, but not with the same one', async () => {
    const { screen, go } = await openBusyPage();
    await go('/list?page=2');
    await expect.element(screen.getByText('Page 2')).toBeVisible();
    await go('/other');
    await expect.element(screen.getByText('Other')).toBeVisible();
    const { renders } = seen;
    await go('/list?page=2');
    await expect.element(screen.getByText('Page 2')).toBeVisible();
    expect(seen.renders).toBe(renders);
    await go('/list?page=3');
    await expect.element(screen.getByText('Page 3')).toBeVisible();
  });

  it('is removed once its tab is closed, with its typed text', async () => {
    const { screen, go } = await openBusyPage();
    const input = screen.getByLabelText('Typed');
    await input.fill('half a sentence');
    const element = input.element();
    await go('/other');
    useTabs.getState().close(['/busy']);
    await expect.poll(() => element.isConnected).toBe(false);
    await go('/busy');
    await expect.element(input).toHaveValue('');
  });
});

it('renders pages without a cache when the router lacks an internal store', async () => {
  const { screen, go } = await openBusyPage({ without: '__store' });
  await expect.element(screen.getByLabelText('Typed')).toBeVisible();
  await screen.getByLabelText('Typed').fill('draft');
  await go('/other');
  await expect.element(screen.getByText('Other')).toBeVisible();
  await expect.element(screen.getByLabelText('Typed')).not.toBeInTheDocument();
  expect(useTabs.getState().tabs.map(({ keyPath }) => keyPath)).toEqual(['/busy', '/other']);
});

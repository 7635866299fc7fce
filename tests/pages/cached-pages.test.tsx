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

const OFTEN = 20;

/** What the page does while nobody looks. */
let seen: { ticks: number; asked: number; effects: string[]; drawn: number };

/** A text, and that it was asked for. */
function counted(text: string): string {
  seen.drawn += 1;
  return text;
}

/** A page that reads its address. */
function ListPage() {
  const search: Record<string, unknown> = useSearch({ strict: false });
  return <p>{counted(`Page ${String(search['page'])}`)}</p>;
}

/** A page that does all that must rest while its tab is hidden. */
function BusyPage() {
  const [typed, setTyped] = useState('');
  useQuery({
    queryKey: ['busy'],
    queryFn: () => Promise.resolve((seen.asked += 1)),
    refetchInterval: OFTEN,
  });
  useEffect(() => {
    seen.effects.push('begins');
    const timer = setInterval(() => (seen.ticks += 1), OFTEN);
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

/** Two pages in tabs, the busy one shown; `without` names a store that the router hasn't got. */
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
  seen = { ticks: 0, asked: 0, effects: [], drawn: 0 };
});
afterEach(() => {
  useTabs.setState(NO_TABS);
});

describe('the page of a hidden tab', () => {
  it('stops its timers, its calls and its effects, and takes them up when shown again', async () => {
    const { screen, go } = await openBusyPage();
    await expect.poll(() => seen.ticks).toBeGreaterThan(3);
    await expect.poll(() => seen.asked).toBeGreaterThan(3);
    await go('/other');
    await expect.element(screen.getByText('Other')).toBeVisible();
    await expect.poll(() => seen.effects).toEqual(['begins', 'ends']);
    const { ticks, asked } = seen;
    // Long enough for ten of each.
    await new Promise((resolve) => setTimeout(resolve, 10 * OFTEN));
    expect(seen.ticks).toBe(ticks);
    // One call may have been on its way.
    expect(seen.asked).toBeLessThanOrEqual(asked + 1);

    await go('/busy');
    await expect.poll(() => seen.effects).toEqual(['begins', 'ends', 'begins']);
    await expect.poll(() => seen.ticks).toBeGreaterThan(ticks + 3);
    await expect.poll(() => seen.asked).toBeGreaterThan(asked + 3);
  });

  it('keeps its state and what was typed', async () => {
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

  it('can be neither seen nor focused', async () => {
    const { screen, go } = await openBusyPage();
    const input = screen.getByLabelText('Typed').element() as HTMLInputElement;
    await go('/other');
    await expect.poll(() => input.checkVisibility()).toBe(false);
    input.focus();
    expect(document.activeElement).not.toBe(input);
    await expect.element(screen.getByRole('textbox')).not.toBeInTheDocument();
  });

  it('isn’t drawn again when shown again as it was, and is when its address says more', async () => {
    const { screen, go } = await openBusyPage();
    await go('/list?page=2');
    await expect.element(screen.getByText('Page 2')).toBeVisible();
    await go('/other');
    await expect.element(screen.getByText('Other')).toBeVisible();
    const { drawn } = seen;
    await go('/list?page=2');
    await expect.element(screen.getByText('Page 2')).toBeVisible();
    expect(seen.drawn).toBe(drawn);
    await go('/list?page=3');
    await expect.element(screen.getByText('Page 3')).toBeVisible();
  });

  it('is gone once its tab is closed: effects end, what was typed is forgotten', async () => {
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

it('is drawn without a cache where an upgrade of the router has taken its stores away', async () => {
  const { screen, go } = await openBusyPage({ without: '__store' });
  await expect.element(screen.getByLabelText('Typed')).toBeVisible();
  await screen.getByLabelText('Typed').fill('draft');
  await go('/other');
  await expect.element(screen.getByText('Other')).toBeVisible();
  await expect.element(screen.getByLabelText('Typed')).not.toBeInTheDocument();
  expect(useTabs.getState().tabs.map(({ keyPath }) => keyPath)).toEqual(['/busy', '/other']);
});

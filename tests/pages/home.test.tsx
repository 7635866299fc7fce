import { describe, expect, it } from 'vitest';
import { getGetMatchHomeMockHandler } from '@/api/generated/match/match.msw';
import { getGetMatchHomeResponseMock } from '@/api/generated/match/match.faker';
import { serverNow } from '@/lib/page/clock';
import { mockWorker } from '@/mocks/browser';
import { getGetMyProjectMockHandler } from '@/api/generated/project/project.msw';
import { getGetMyProjectResponseMock } from '@/api/generated/project/project.faker';
import { respondFromMocks, setScenario, renderSite } from './render-site';

respondFromMocks();

const DAY = 86_400_000;

/** Opens the home page of an edition; arguments are days from now. */
async function homeWith(opens: number, closes: number, ends: number, change: object = {}) {
  const response = getGetMatchHomeResponseMock();
  const at = (days: number) => new Date(serverNow() + days * DAY).toISOString();
  const match = {
    ...response.data.match,
    signUpStart: at(opens),
    signUpEnd: at(closes),
    stages: [{ name: 'All of it', start: at(opens), end: at(ends) }],
    ...change,
  };
  mockWorker.use(getGetMatchHomeMockHandler({ ...response, data: { ...response.data, match } }));
  return await renderSite('/home');
}

/** Scrolls until the content below the first screen has loaded. */
async function scrollDown(screen: Awaited<ReturnType<typeof homeWith>>): Promise<void> {
  await expect
    .poll(
      () => {
        window.scrollTo(0, document.documentElement.scrollHeight);
        return screen.getByRole('region', { name: 'Express' }).query();
      },
      { timeout: 10_000 },
    )
    .not.toBeNull();
}

describe('the home page', () => {
  it('links owners of an entry to it and others to the sign-up', async () => {
    const mine = getGetMyProjectResponseMock();
    await setScenario('competitor');
    mockWorker.use(getGetMyProjectMockHandler({ ...mine, data: null }));
    const without = await homeWith(-1, 2, 3);
    await expect.element(without.getByRole('link', { name: 'Sign up now' })).toBeVisible();
    await without.unmount();

    mockWorker.use(getGetMyProjectMockHandler(mine));
    const owner = await homeWith(-1, 2, 3);
    await expect.element(owner.getByRole('link', { name: 'See my entry' })).toBeVisible();
    await expect.element(owner.getByRole('link', { name: 'Sign up now' })).not.toBeInTheDocument();
  });

  it.each([
    ['upcoming', [1, 2, 3], 'Read the guide', 'Sign-up opens in'],
    ['sign-up', [-1, 2, 3], 'Sign up now', 'Sign-up closes in'],
    ['review', [-2, -1, 3], 'See finalists', 'Review ends in'],
    ['finished', [-3, -2, -1], 'See results', 'The competition has ended'],
  ] as const)(
    'offers the next action in the phase %s',
    async (_phase, [a, b, c], action, until) => {
      const screen = await homeWith(a, b, c);
      const link = screen.getByRole('main').getByRole('link', { name: action, exact: true });
      await expect.element(link).toBeVisible();
      await expect
        .element(screen.getByRole('main').getByText(new RegExp(until)).first())
        .toBeVisible();
    },
  );

  it('says that the results are out before the last stage, without a countdown', async () => {
    const screen = await homeWith(-3, -2, 2, { status: 'finished' });
    await expect.element(screen.getByText('The results are out')).toBeVisible();
    await expect.element(screen.getByText(/Results out/)).toBeVisible();
    await expect.element(screen.getByText('The competition has ended')).not.toBeInTheDocument();
    expect(screen.getByText('--').elements()).toEqual([]);
  });

  it('shows the time zone next to the deadline', async () => {
    const screen = await homeWith(-1, 2, 3);
    await expect.element(screen.getByText(/\(Beijing time\)/).first()).toBeVisible();
  });

  it('shows partners’ logos and links only to safe addresses', async () => {
    const response = getGetMatchHomeResponseMock();
    const [partner] = response.data.partners;
    const partners = [
      { ...partner, id: 'a', name: 'The institute', logoFileId: 'a-1', url: 'https://a.example/' },
      { ...partner, id: 'b', name: 'The odd one', url: 'javascript:alert(1)' },
    ] as typeof response.data.partners;
    mockWorker.use(
      getGetMatchHomeMockHandler({ ...response, data: { ...response.data, partners } }),
    );
    const screen = await renderSite('/home');
    await scrollDown(screen);
    const institute = screen.getByRole('link', { name: 'The institute' });
    await expect.element(institute).toHaveAttribute('href', 'https://a.example/');
    expect(institute.element().querySelector('img')?.getAttribute('src')).toMatch(/download\/a-1$/);
    await expect.element(screen.getByText('The odd one')).toBeVisible();
    expect(screen.getByRole('link', { name: 'The odd one' }).query()).toBeNull();
  });

  it('shows the chart of the editions also as a table', async () => {
    const screen = await homeWith(-1, 2, 3);
    await scrollDown(screen);
    await screen.getByText('Show as a table').click();
    const table = screen.getByRole('table');
    await expect.element(table).toBeVisible();
    const rows = getGetMatchHomeResponseMock().data.editions.length;
    expect(table.element().querySelectorAll('tbody tr')).toHaveLength(rows);
  });

  it('shows the next express item on demand', async () => {
    const response = getGetMatchHomeResponseMock();
    const screen = await homeWith(-1, 2, 3);
    const express = screen.getByRole('region', { name: 'Express' });
    await scrollDown(screen);
    const [first, second] = response.data.express;
    await expect.element(express.getByText(first?.title ?? 'none')).toBeVisible();
    await express.getByRole('button', { name: 'Next item' }).click();
    await expect.element(express.getByText(second?.title ?? first?.title ?? 'none')).toBeVisible();
  });
});

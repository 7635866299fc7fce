import { describe, expect, it } from 'vitest';
import { getListActivitiesMockHandler } from '@/api/generated/activity/activity.msw';
import { getListActivitiesResponseMock } from '@/api/generated/activity/activity.faker';
import { getListCitiesResponseMock } from '@/api/generated/reference/reference.faker';
import { activitySummary, respond, pageOf } from '@/mocks';
import { mockWorker } from '@/mocks/browser';
import { respondFromMocks, renderSite, setClock } from './render-site';

respondFromMocks();

/** The cities of the contract's example, without provinces. */
const CITIES = getListCitiesResponseMock().data.filter(({ parentCode }) => parentCode);

/** Responds with the contract's example and returns the query of each request. */
function recordQueries(): URLSearchParams[] {
  const queries: URLSearchParams[] = [];
  mockWorker.use(
    getListActivitiesMockHandler(({ request }) => {
      queries.push(new URL(request.url).searchParams);
      return getListActivitiesResponseMock();
    }),
  );
  return queries;
}

describe('the filters of the activities', () => {
  it('are all part of the address and of the request', async () => {
    setClock('2026-11-20T10:00:00+08:00');
    const queries = recordQueries();
    const screen = await renderSite('/activity?page=2');
    await screen.getByRole('combobox', { name: 'Type' }).selectOptions('Roadshow');
    await expect.poll(() => queries.at(-1)?.get('kind')).toBe('roadshow');
    // A changed filter starts at the first page.
    expect(queries.at(-1)?.get('current')).toBe('1');
    const city = CITIES[0]?.name;
    await screen.getByRole('combobox', { name: 'City' }).selectOptions(city?.US ?? '');
    await expect.poll(() => queries.at(-1)?.get('city')).toBe(city?.CN);
    await screen.getByRole('combobox', { name: 'Month' }).selectOptions('December 2026');
    await expect.poll(() => queries.at(-1)?.get('from')).toBe('2026-12-01T00:00:00+08:00');
    expect(queries.at(-1)?.get('to')).toBe('2027-01-01T00:00:00+08:00');
    await screen.getByRole('combobox', { name: 'Status' }).selectOptions('Full');
    await expect.poll(() => queries.at(-1)?.get('state')).toBe('full');
    const address = new URLSearchParams(window.location.hash.split('?')[1]);
    expect(Object.fromEntries(address)).toEqual({
      kind: 'roadshow',
      city: city?.CN,
      month: '2026-12',
      state: 'full',
    });
  });

  it('offer cities, but no provinces', async () => {
    const screen = await renderSite('/activity');
    const city = screen.getByRole('combobox', { name: 'City' });
    const offered = () => city.getByRole('option').elements();
    await expect
      .poll(() => offered().map(({ textContent }) => textContent))
      .toEqual(['All', ...CITIES.map(({ name }) => name.US)]);
  });

  it('are read from the address, without values that are invalid', async () => {
    const queries = recordQueries();
    const screen = await renderSite('/activity?kind=salon&state=nonsense&month=2026-13&page=-1');
    await expect
      .element(screen.getByRole('combobox', { name: 'Type' }))
      .toHaveDisplayValue('Salon');
    await expect
      .element(screen.getByRole('combobox', { name: 'Status' }))
      .toHaveDisplayValue('All');
    await expect
      .poll(() => Object.fromEntries(queries.at(-1) ?? []))
      .toEqual({ kind: 'salon', current: '1', pageSize: '9' });
  });

  it('can be cleared when no activity matches', async () => {
    mockWorker.use(
      respond('listActivities', ({ query }) =>
        pageOf(query.has('kind') ? [] : [activitySummary()]),
      ),
    );
    const screen = await renderSite('/activity?kind=final');
    await screen.getByRole('link', { name: 'Clear filters' }).click();
    await expect.element(screen.getByRole('main').getByRole('listitem').first()).toBeVisible();
    expect(window.location.hash).toBe('#/activity');
  });
});

describe('the month view of the activities', () => {
  it('is marked as the current view, and keeps the filters of the list', async () => {
    recordQueries();
    const screen = await renderSite('/activity?kind=salon');
    const views = screen.getByRole('navigation', { name: 'View' });
    const [list, month] = [
      views.getByRole('link', { name: 'List' }),
      views.getByRole('link', { name: 'Month' }),
    ];
    await expect.element(list).toHaveAttribute('aria-current', 'page');
    await expect.element(month).not.toHaveAttribute('aria-current');
    await month.click();
    await expect.element(month).toHaveAttribute('aria-current', 'page');
    await expect.element(list).not.toHaveAttribute('aria-current');
    expect(window.location.hash).toBe('#/activity?kind=salon&view=month');
  });

  it('shows an activity on its day', async () => {
    recordQueries();
    const { start, title } = getListActivitiesResponseMock().data.records[0] ?? {};
    const screen = await renderSite(`/activity?view=month&month=${start?.slice(0, 7) ?? ''}`);
    const link = screen
      .getByRole('table')
      // The link also contains the kind, for screen readers.
      .getByText(title ?? '', { exact: false })
      .first();
    await expect.element(link).toBeVisible();
    const cell = link.element().closest('td');
    expect(cell?.querySelector('time')?.textContent).toBe(String(Number(start?.slice(8, 10))));
  });

  it('marks today and links to the next and the previous month', async () => {
    setClock('2026-12-03T10:00:00+08:00');
    const queries = recordQueries();
    const screen = await renderSite('/activity?view=month');
    const named = (name: string) => screen.getByRole('heading', { level: 2, name });
    await expect.element(named('December 2026')).toBeVisible();
    const today = () => document.querySelectorAll('td[aria-current="date"] time');
    expect([...today()].map(({ textContent }) => textContent)).toEqual(['3']);
    await screen.getByRole('link', { name: 'Next month' }).click();
    await expect.element(named('January 2027')).toBeVisible();
    await expect.poll(() => queries.at(-1)?.get('from')).toBe('2027-01-01T00:00:00+08:00');
    expect(window.location.hash).toBe('#/activity?view=month&month=2027-01');
    expect(today()).toHaveLength(0);
    await screen.getByRole('link', { name: 'Previous month' }).click();
    await expect.element(named('December 2026')).toBeVisible();
  });

  it('says that a month has no activities', async () => {
    mockWorker.use(respond('listActivities', pageOf([])));
    const screen = await renderSite('/activity?view=month&month=2027-05');
    await expect.element(screen.getByText('No matching activities')).toBeVisible();
  });
});

describe('going back from an activity', () => {
  it('restores the page of results and the filters', async () => {
    const all = Array.from({ length: 30 }, (_, index) =>
      activitySummary({ id: `activity-${String(index)}`, title: `Activity ${String(index)}` }),
    );
    mockWorker.use(respond('listActivities', pageOf(all, { current: 2, size: 9 })));
    const screen = await renderSite('/activity?kind=roadshow&page=2');
    const pager = screen.getByRole('navigation', { name: 'Pagination' });
    await expect
      .element(pager.getByRole('link', { name: 'Page 2' }))
      .toHaveAttribute('aria-current', 'page');
    await screen.getByRole('main').getByRole('link', { name: 'Activity 9' }).click();
    await expect.poll(() => window.location.hash).toContain('/activity/details');
    window.history.back();
    await expect.poll(() => window.location.hash).toBe('#/activity?kind=roadshow&page=2');
    await expect
      .element(screen.getByRole('combobox', { name: 'Type' }))
      .toHaveDisplayValue('Roadshow');
    await expect
      .element(pager.getByRole('link', { name: 'Page 2' }))
      .toHaveAttribute('aria-current', 'page');
  });
});

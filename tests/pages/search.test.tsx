import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { getSearchSiteMockHandler } from '@/api/generated/search/search.msw';
import { getSearchSiteResponseMock } from '@/api/generated/search/search.faker';
import { mockWorker } from '@/mocks/browser';
import { respondFromMocks, renderSite } from './render-site';

respondFromMocks();

describe('the search', () => {
  it('opens with the / key and shows results while the user types', async () => {
    const screen = await renderSite('/news');
    await expect.element(screen.getByRole('heading', { level: 1, name: 'News' })).toBeVisible();
    await userEvent.keyboard('/');
    const dialog = screen.getByRole('dialog', { name: 'Search the site' });
    await dialog.getByRole('searchbox', { name: 'Keyword' }).fill('road');
    const hit = getSearchSiteResponseMock().data.activities[0];
    const link = dialog.getByRole('link', { name: new RegExp(hit?.title ?? 'none') });
    await expect.element(link).toBeVisible();
    expect(link.element().getAttribute('href')).toBe(`#/activity/details?id=${hit?.id ?? ''}`);
  });

  it('marks hits without translation and sets their language', async () => {
    const response = getSearchSiteResponseMock();
    const [activity] = response.data.activities;
    if (activity === undefined) throw new Error('The example has no activity');
    const hits = [
      { ...activity, id: 'chinese', title: '深圳站路演', language: 'CN' as const },
      { ...activity, id: 'english', title: 'Shenzhen roadshow', language: 'US' as const },
    ];
    const data = { entries: [], news: [], activities: hits };
    mockWorker.use(getSearchSiteMockHandler({ ...response, data }));
    const screen = await renderSite('/news');
    await screen.getByRole('button', { name: 'Search' }).click();
    const dialog = screen.getByRole('dialog', { name: 'Search the site' });
    await dialog.getByRole('searchbox', { name: 'Keyword' }).fill('road');
    const chinese = dialog.getByRole('link', { name: /深圳站路演/ });
    await expect.element(chinese.getByText('Chinese only')).toBeVisible();
    await expect.element(dialog.getByText('深圳站路演')).toHaveAttribute('lang', 'zh-CN');
    expect(dialog.getByText('Chinese only').elements()).toHaveLength(1);
  });

  it('sends one request after typing stops and supports arrow keys', async () => {
    const asked: string[] = [];
    mockWorker.use(
      getSearchSiteMockHandler(({ request }) => {
        asked.push(new URL(request.url).searchParams.get('keyword') ?? '');
        return getSearchSiteResponseMock();
      }),
    );
    const screen = await renderSite('/news');
    await screen.getByRole('button', { name: 'Search' }).click();
    const dialog = screen.getByRole('dialog', { name: 'Search the site' });
    const box = dialog.getByRole('searchbox', { name: 'Keyword' });
    await box.click();
    // Types within one task, so that slow machines cause no pause between letters.
    const field = box.element() as HTMLInputElement;
    for (const letter of 'road ') {
      field.setRangeText(letter, field.value.length, field.value.length, 'end');
      field.dispatchEvent(new InputEvent('input', { bubbles: true }));
    }
    await expect.element(dialog.getByRole('link').first()).toBeVisible();
    expect(asked).toEqual(['road']);
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(dialog.getByRole('link').first()).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect.element(box).toHaveFocus();
    // With the focus in the box, Escape would clear the text first.
    await userEvent.keyboard('{ArrowDown}{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
  });

  it('ignores the / key in text fields', async () => {
    const screen = await renderSite('/entries');
    const box = screen.getByRole('searchbox');
    await box.click();
    await userEvent.keyboard('a/b');
    await expect.element(box).toHaveValue('a/b');
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  });

  it('shows a message if there are no results', async () => {
    const response = getSearchSiteResponseMock();
    const data = { entries: [], news: [], activities: [] };
    mockWorker.use(getSearchSiteMockHandler({ ...response, data }));
    const screen = await renderSite('/news');
    await screen.getByRole('button', { name: 'Search' }).click();
    await screen.getByRole('searchbox', { name: 'Keyword' }).fill('zzz');
    await expect.element(screen.getByText('No results. Try another word')).toBeVisible();
  });
});

import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import {
  getGetMappingResponseMock,
  getListDomainsResponseMock,
} from '@/api/generated/reference/reference.faker';
import { mockWorker } from '@/mocks/browser';
import { respondFromMocks, renderSite } from './render-site';

respondFromMocks();

const story = getListDomainsResponseMock().data.find(({ code }) => code === 'energy')?.stories[0];

describe('success stories', () => {
  it('are listed by domain, with their figures', async () => {
    const screen = await renderSite('/domain');
    await expect
      .element(screen.getByRole('heading', { level: 2, name: 'Green energy' }))
      .toBeVisible();
    await expect.element(screen.getByRole('heading', { name: story?.company ?? '' })).toBeVisible();
    await expect.element(screen.getByText(story?.figures[0]?.value ?? '')).toBeVisible();
  });

  it('are filtered by the track in the address', async () => {
    const screen = await renderSite('/domain?domain=energy');
    const filter = screen.getByRole('navigation', { name: 'Track' });
    await expect
      .element(filter.getByRole('link', { name: 'Green energy' }))
      .toHaveAttribute('aria-current', 'page');
    await filter.getByRole('link', { name: 'Artificial intelligence' }).click();
    expect(window.location.hash).toBe('#/domain?domain=ai');
    await expect.element(screen.getByText('No success stories in this track yet')).toBeVisible();
    await screen.getByRole('link', { name: 'Show all tracks' }).click();
    await expect.element(screen.getByRole('heading', { name: story?.company ?? '' })).toBeVisible();
  });

  it('name the fields of the chosen track, if the dictionaries contain them', async () => {
    const [child] = getGetMappingResponseMock().data.children;
    const screen = await renderSite('/domain?domain=energy');
    await expect.element(screen.getByText(child?.labels.US ?? '')).toBeVisible();

    await screen.getByRole('link', { name: 'All' }).click();
    await expect.element(screen.getByText(story?.figures[0]?.value ?? '')).toBeVisible();
    await expect.element(screen.getByText('Fields:')).not.toBeInTheDocument();
  });

  it('offer a retry when they can’t be loaded', async () => {
    const broken = { code: 200, msg: 'ok', version: '1', data: {} };
    mockWorker.use(http.get('*/client/domain', () => HttpResponse.json(broken)));
    const screen = await renderSite('/domain');
    await expect.element(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });
});

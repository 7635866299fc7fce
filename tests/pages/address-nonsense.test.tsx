import { http } from 'msw';
import { expect, it } from 'vitest';
import { mockWorker } from '@/mocks/browser';
import { respondFromMocks, renderSite } from './render-site';
import { renderForStaff } from './staff';

respondFromMocks();

it.each([
  ['/entries?page=abc&edition=%20', '*/client/project/anons', renderSite],
  ['/news?page=-3', '*/client/news/anons/news', renderSite],
  ['/a/match/entries?status=99&page=0', '*/sys/project', renderForStaff],
  ['/a/site/notices?delivery=lost&page=x', '*/sys/notice', renderForStaff],
] as const)(
  '%s: ignores invalid search parameters in the request',
  async (address, call, render) => {
    const firstQuery = async (path: string) => {
      const searches: string[] = [];
      mockWorker.use(
        http.get(call, ({ request }) => void searches.push(new URL(request.url).search)),
      );
      await render(path);
      await expect.poll(() => searches.length).toBeGreaterThan(0);
      return searches[0];
    };
    expect(await firstQuery(address)).toBe(await firstQuery(address.replace(/\?.*/, '')));
  },
);

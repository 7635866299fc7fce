import type { RouterHistory } from '@tanstack/history';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createSiteHistory } from '@/app/navigation/hash-history';

const before = window.location.href;
let history: RouterHistory | undefined;

/** Opens the page at an address, like a link from another app. */
function openAt(address: string): RouterHistory {
  window.history.replaceState(null, '', `${window.location.pathname}${address}`);
  history = createSiteHistory();
  return history;
}

const tail = () => window.location.search + window.location.hash;

beforeEach(() => {
  history = undefined;
});
afterEach(() => {
  history?.destroy();
  window.history.replaceState(null, '', before);
});

describe('the address after the #', () => {
  it.each([
    ['#/activity/details?id=1', '/activity/details', '?id=1'],
    ['?from=x#/activity/details?id=1', '/activity/details', '?id=1'],
    ['?from=x&id=2#/activity/details?id=1', '/activity/details', '?id=1'],
    ['?from=singlemessage&isappinstalled=0#/home', '/home', ''],
    ['?from=x#news', '/news', ''],
    ['?from=x', '/', ''],
    ['#', '/', ''],
    ['?a=%23b#/news?q=%23', '/news', '?q=%23'],
    ['#/activity/%E4%BC%9A', '/activity/%E4%BC%9A', ''],
    // A truncated escape sequence leads to the page for unknown addresses, not to a parse error.
    ['#/activity/%E4%BC?q=%E4', '/activity/E4BC', '?q=%E4'],
  ])('is read from %s', (address, pathname, search) => {
    const { location } = openAt(address);
    expect(location.pathname).toBe(pathname);
    expect(location.search).toBe(search);
  });

  it('drops the quotes of older links without a new history entry', () => {
    const steps = window.history.length;
    const { location } = openAt('?from=x#/news/preview?id=%2212%22&code="482916"');
    expect(location.search).toBe('?id=12&code=482916');
    expect(tail()).toBe('?from=x#/news/preview?id=12&code=482916');
    expect(window.history.length).toBe(steps);
  });

  it.each([
    ['?lang=US%23/activity/details?id=1', '?lang=US#/activity/details?id=1'],
    ['#/activity/details?id=1#wechat_redirect', '#/activity/details?id=1'],
    ['#/activity/details?id=1。', '#/activity/details?id=1'],
    ['#/activity/details%3Fid=1', '#/activity/details?id=1'],
  ])('is repaired without a new history entry: %s', (address, repaired) => {
    const steps = window.history.length;
    const { location } = openAt(address);
    expect(location.href).toBe('/activity/details?id=1');
    expect(tail()).toBe(repaired);
    expect(window.history.length).toBe(steps);
  });

  it('changes without changing the query string before it', () => {
    const site = openAt('?from=x#/home');
    site.push('/news?page=2');
    site.flush();
    expect(tail()).toBe('?from=x#/news?page=2');
    expect(site.location.pathname).toBe('/news');
    site.replace('/activity');
    site.flush();
    expect(tail()).toBe('?from=x#/activity');
    expect(site.createHref('/news')).toMatch(/\?from=x#\/news$/);
  });

  it('follows the back button and manual edits', async () => {
    const site = openAt('?from=x#/home');
    const seen: string[] = [];
    site.subscribe(({ location }) => seen.push(location.pathname));
    site.push('/news');
    site.back();
    await expect.poll(() => site.location.pathname).toBe('/home');
    window.location.hash = '/activity?page=3';
    await expect.poll(() => site.location.search).toBe('?page=3');
    expect(seen).toContain('/activity');
  });
});

import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { siteIdentity } from '@/api/generated/factories';
import type { OwnNotice } from '@/api/generated/model';
import { setIdentity } from '@/domain/site/site-identity';
import { mockWorker } from '@/mocks/browser';
import { useSession } from '@/session/session-store';
import { useSettings } from '@/settings/settings-store';
import { renderSite, respondFromMocks } from './render-site';
import { renderForStaff } from './staff';

respondFromMocks();
const bell = () => page.getByRole('button', { name: /Notifications/ });
const panel = () => page.getByRole('region', { name: 'Notifications' });

const { demo: _demo, ...real } = siteIdentity();
beforeEach(() => {
  useSettings.getState().setLanguage('US');
  setIdentity('US', real);
});
afterEach(() => {
  useSession.setState({ token: undefined, user: undefined });
  setIdentity('US', real);
});

describe.each([
  ['desktop', '/news'],
  ['mobile', '/h5/home'],
])('on the %s site, the bell', (_, address) => {
  it('shows visitors no sample notices, and lets them log in', async () => {
    await renderSite(address);
    await expect.element(bell()).toHaveAccessibleName('Notifications');
    await bell().click();
    await expect.element(panel()).toMatchTextContent(/Log in to see your notifications/);
    expect(panel().getByRole('listitem').elements()).toHaveLength(0);
    await panel().getByRole('button').click();
    await expect.element(page.getByRole('dialog')).toBeVisible();
  });

  it('shows visitors of a demo the sample notices, 297 px wide, and closes on Escape', async () => {
    setIdentity('US', { ...real, demo: true });
    await renderSite(address);
    await expect.element(bell()).toHaveAccessibleName('3 Notifications');
    await bell().click();
    expect(panel().element().getBoundingClientRect().width).toBe(297);
    await userEvent.keyboard('{Escape}');
    await expect.element(panel()).not.toBeInTheDocument();
    await expect.element(bell()).toHaveFocus();
  });
});

/** Serves notices and returns the ids that were marked as read. */
function serveNotices(notices: OwnNotice[]): string[] {
  const marked: string[] = [];
  const seen = ({ id, read }: OwnNotice) => read || marked.includes(id);
  const respond = (data: object) => HttpResponse.json({ code: 200, msg: '', version: '1', data });
  mockWorker.use(
    http.get('*/sys/user/my/notices', () => {
      const records = notices.map((one) => ({ ...one, read: seen(one) }));
      return respond({ records, unread: records.filter(({ read }) => !read).length });
    }),
    http.put('*/sys/user/my/notices/read', async ({ request }) => {
      const { ids } = (await request.json()) as { ids: string[] };
      marked.push(...ids);
      return respond({ unread: 0 });
    }),
  );
  return marked;
}

const notice = (id: string, title: string, read: boolean): OwnNotice => ({
  id,
  event: 'activityChanged',
  title,
  text: title,
  path: '/activity/details?id=activity-1',
  read,
  createDate: '2026-11-20T16:30:00+08:00',
});

describe.each([
  ['the public site', '/news', 1280],
  ['the back office', '/a/sys/dict', 1280],
  ['the back office on a tablet', '/a/sys/dict', 768],
  ['the back office on a phone', '/a/sys/dict', 390],
])('the bell of a signed-in user on %s', (_, address, width) => {
  beforeEach(() => page.viewport(width, 800));
  afterEach(() => page.viewport(1280, 800));

  it('counts unread notices, marks them as read when it opens, and links to their pages', async () => {
    const marked = serveNotices([
      notice('n1', 'Activity changed: Pitch night', false),
      notice('n2', 'Signed up: Pitch night', true),
    ]);
    await renderForStaff(address, { lang: 'US' });
    await expect.element(bell()).toHaveAccessibleName('1 Notifications');
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    await bell().click();
    const { left, right } = panel().element().getBoundingClientRect();
    expect(left).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(width);
    await expect.poll(() => marked).toEqual(['n1']);
    await expect.element(bell()).toHaveAccessibleName('Notifications');
    await expect
      .element(panel().getByRole('listitem').first())
      .toMatchTextContent(/New.*Activity changed: Pitch night/);
    const link = panel().getByRole('link', { name: /Activity changed: Pitch night/ });
    await expect.element(link).toHaveAttribute('href', '#/activity/details?id=activity-1');
    await link.click();
    await expect.element(panel()).not.toBeInTheDocument();
  });

  it('says that there are no notices', async () => {
    serveNotices([]);
    await renderForStaff(address, { lang: 'US' });
    await expect.element(bell()).toHaveAccessibleName('Notifications');
    await bell().click();
    await expect.element(panel()).toMatchTextContent(/No notifications yet/);
  });
});

import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { App } from '@/app/app';
import { createSiteRouter, type SiteRouter } from '@/app/router';
import { loadMessages } from '@/i18n/messages';
import { useSettings } from '@/settings/settings-store';
import { respondFromMocks } from './render-site';

respondFromMocks();

it.each<[string, (router: SiteRouter) => void]>([
  ['a changed address', () => (location.hash = '/news')],
  ['a navigation', (router) => void router.navigate({ href: '/news' })],
])('follows %s between the first load and the first render', async (_, go) => {
  useSettings.getState().setLanguage('US');
  await loadMessages('US');
  location.hash = '/guide';
  const router = createSiteRouter();
  await router.load();
  // The site also subscribes before its first render.
  router.history.subscribe(() => undefined);
  go(router);
  await expect.poll(() => router.history.location.href).toBe('/news');
  const screen = await render(<App router={router} />);
  await expect.element(screen.getByRole('heading', { name: 'News', level: 1 })).toBeVisible();
});

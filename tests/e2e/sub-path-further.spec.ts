import { freePort } from '../server/support/free-port.ts';
import { ACCOUNTS, expect, fillLogin, test, endVisit } from './fixtures.ts';
import { OwnServer } from './own-server.ts';
import { serviceWorkerReady } from './service-worker.ts';
import { Settling } from './settle.ts';
import { PNG } from './writes/portrait.ts';
import { isInstalled, startPassingNginx } from './proxy-process.ts';

const PATH = '/competition';

test.describe('below a path of its host', { tag: '@slow' }, () => {
  test.use({ serviceWorkers: 'allow', actionTimeout: 20_000 });
  test.skip(!isInstalled('nginx'), 'nginx is not installed (apt-get install nginx)');

  test('the site opens, logs in, uploads files and works offline', async ({
    page,
    context,
    problems,
  }) => {
    test.setTimeout(180_000);
    const [front, back] = [await freePort(), await freePort()];
    const address = `http://127.0.0.1:${String(front)}${PATH}`;
    const server = await OwnServer.start({
      PORT: String(back),
      PUBLIC_URL: address,
      TRUST_PROXY: '1',
    });
    const proxy = await startPassingNginx(front, back);
    try {
      const elsewhere: string[] = [];
      page.on('request', (request) => {
        const url = request.url();
        if (url.startsWith('http') && !url.startsWith(`${address}/`)) elsewhere.push(url);
      });

      // An address without the trailing slash is redirected.
      await page.goto(`${proxy.origin}${PATH}?lang=US#/home`);
      await expect(page).toHaveURL(`${address}/#/home`);
      await expect(page).toHaveTitle(/ - /);
      await expect(page.locator('main img').first()).toBeVisible();
      const broken = () =>
        page.evaluate(
          () => [...document.images].filter((one) => one.complete && one.naturalWidth === 0).length,
        );
      expect(await broken()).toBe(0);

      await page.getByRole('button', { name: 'Log in / Register' }).click();
      await fillLogin(page, ACCOUNTS.competitor);
      await expect(page.getByRole('button', { name: ACCOUNTS.competitor.name })).toBeVisible();
      expect(await page.evaluate(() => Object.keys(localStorage))).toContain(`${PATH}token`);
      await serviceWorkerReady(page, PATH);

      await page.goto(`${address}/#/user-setting`);
      // The sign-up form opens after the login and includes uploads.
      await expect(page.getByRole('heading', { name: 'Account settings' })).toBeVisible();
      const sent = page.waitForResponse((response) => response.url().includes('/upload/'));
      await page.locator('input[type=file]').first().setInputFiles(PNG);
      await page.getByRole('button', { name: 'Use', exact: true }).click();
      expect((await sent).status()).toBe(200);

      const settling = new Settling(page);
      await page.goto(`${address}/#/news`);
      const article = page.getByRole('main').getByRole('listitem').first().getByRole('link');
      const title = (await article.textContent()) ?? '';
      expect(title).not.toBe('');
      await settling.wait();
      expect(elsewhere.filter((url) => url !== `${proxy.origin}${PATH}?lang=US`)).toEqual([]);
      expect(problems).toEqual([]);

      await context.setOffline(true);
      await page.reload();
      await expect(article).toBeVisible();
      await expect(page.getByText('You’re offline')).toBeVisible();
      await context.setOffline(false);
      await endVisit(page);
      problems.length = 0;
    } finally {
      await proxy.stop();
      await server.kill();
    }
  });
});

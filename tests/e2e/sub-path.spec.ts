import { expect, test, endVisit } from './fixtures.ts';
import { isInstalled, startProxy, type ProxyName } from './proxy-process.ts';

const PATH = '/competition';

for (const name of ['nginx', 'caddy'] satisfies ProxyName[]) {
  test.describe(`the built site handed out by ${name} below a path`, () => {
    test.skip(!isInstalled(name), `${name} is not installed (apt-get install ${name})`);
    test.use({ ignoreHTTPSErrors: true });

    test('opens under its policy, with the responses of the backend', async ({ page, site }) => {
      const proxy = await startProxy(name, site.origin, PATH);
      try {
        await page.goto(`${proxy.origin}${PATH}`);
        await page.goto(`${proxy.origin}${PATH}/?lang=US#/news`);
        await expect(page).toHaveTitle(/ - /);
        await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
        const statusOf = async (path: string) =>
          (await page.request.get(proxy.origin + path)).status();
        expect(await statusOf(`${PATH}/api/health`)).toBe(404);
        expect(await statusOf(`${PATH}/api/client/menu`)).toBe(200);
        expect(await statusOf(`${PATH}/contract`)).toBe(200);
        expect(await statusOf(`${PATH}/site.webmanifest`)).toBe(200);
        expect(await statusOf(`${PATH}/service-worker.js`)).toBe(200);
        expect(await statusOf(`${PATH}/.vite/manifest.json`)).toBe(404);
        await endVisit(page);
      } finally {
        await proxy.stop();
      }
    });
  });
}

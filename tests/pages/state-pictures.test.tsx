import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { mockWorker } from '@/mocks/browser';
import type { ScenarioName } from '@/mocks/scenarios/scenarios';
import { renderSite, respondFromMocks, setScenario } from './render-site';

respondFromMocks();

const drawn = () =>
  [...document.querySelectorAll<HTMLElement>('main [data-state]')].map(
    ({ dataset }) => dataset['state'],
  );

describe('the drawing of', () => {
  it.each<[string, string, string, ScenarioName?]>([
    ['a list without content', '/entries', 'empty', 'empty'],
    ['a search without matches', '/entries?keyword=solar', 'empty', 'empty'],
    ['an unknown page', '/no/such/page', 'gone'],
    ['an incomplete URL', '/activity/details', 'gone'],
    ['a page that requires a login', '/user-setting', 'login'],
    ['the personal centre of a visitor', '/personal', 'login'],
    ['a forbidden page of a visitor', '/403', 'login'],
    ['a forbidden page of a user', '/403', 'forbidden', 'competitor'],
    ['a site without an edition', '/guide', 'later', 'empty'],
  ])('%s shows its state', async (_, address, kind, scenario) => {
    if (scenario) await setScenario(scenario);
    await renderSite(address);
    await expect.poll(drawn).toEqual([kind]);
  });

  it('a failed list shows the failure', async () => {
    const fail = () => HttpResponse.json({ code: 1001, msg: 'later', version: '1' });
    mockWorker.use(http.get('*/client/project/anons', fail));
    await renderSite('/entries');
    await expect.poll(drawn).toEqual(['failed']);
  });
});

describe.each(['/welcome', '/login', '/403', '/no/such/page', '/test/t3'])('%s', (address) => {
  it('has the site’s name and the language switch', async () => {
    const banner = (await renderSite(address)).getByRole('banner');
    await expect.poll(() => banner.getByRole('link').element().textContent).toMatch(/\p{L}/u);
    await banner.getByRole('button', { name: 'English Language' }).click();
    await expect.element(banner.getByRole('menuitemradio', { name: '繁體中文' })).toBeVisible();
  });
});

it('the welcome page has the competition’s name as its heading', async () => {
  const screen = await renderSite('/welcome');
  const name = screen.getByRole('banner').getByRole('link').element().textContent;
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent(name);
});

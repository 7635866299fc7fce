import { expect, test } from './fixtures';
import { call, registerAccount } from './own-account';
import { openAs } from './sessions';
import { COMPLETE_ENTRY } from './writes/entry';

const WHOLE = {
  ...COMPLETE_ENTRY,
  status: 1,
  saveKey: crypto.randomUUID(),
  members: [{ name: '李四', role: '工程师', mobile: '13900000001' }],
};

test('the sign-up details are printed completely, in dark text on white, without the site’s header and footer', async ({
  page,
}) => {
  const account = await registerAccount(page);
  const { data } = await call(page, account.token, '/client/project', { body: WHOLE });
  await page.addInitScript(() => {
    const theme = { color: '#1890ff', mode: 'night' };
    localStorage.setItem('settings', JSON.stringify({ version: 1, lang: 'US', theme }));
    window.print = () => {
      document.documentElement.dataset['printed'] = 'yes';
    };
  });
  await openAs(page, account, `/signup/details?id=${(data as { id: string }).id}`);
  await page.getByRole('button', { name: 'Print' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-printed', 'yes');

  await page.emulateMedia({ media: 'print' });
  const main = page.getByRole('main');
  for (const text of [
    ...['Submitted', 'Night train', 'Artificial intelligence', 'Shenzhen', 'A sleeper'],
    ...['Beds and wheels', '林晓彤', '13800000001', '李四', '工程师'],
    'Mainland China identity card: **************002X',
  ])
    await expect(main.getByText(text, { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  const inks = await main.evaluate((node) => {
    const lightness = (color: string) =>
      Math.max(...(color.match(/\d+/g) ?? []).slice(0, 3).map(Number));
    const ink = lightness(getComputedStyle(node.querySelector('h2') ?? node).color);
    return { ink, paper: lightness(getComputedStyle(document.documentElement).backgroundColor) };
  });
  expect(inks.ink).toBeLessThan(100);
  expect(inks.paper).toBe(255);
  // The print has no blank pages in between.
  const pdf = await page.pdf({ format: 'A4' });
  const sheets = pdf.toString('latin1').match(/\/Type\s*\/Page\b/g) ?? [];
  expect([1, 2]).toContain(sheets.length);
});

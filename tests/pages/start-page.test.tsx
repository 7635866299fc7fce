import { expect, it } from 'vitest';
import { renderSite, respondFromMocks } from './render-site';

respondFromMocks();

const SIGN_UP = ['Sign-up is open', 'Who can enter', 'What you will need', 'How it works'];
const EXPERT = ['Become an expert', 'Who can register', 'What you will need', 'How it works'];

it.each([
  ['/signup', SIGN_UP],
  ['/h5/signup', SIGN_UP],
  ['/expert', EXPERT],
  ['/h5/expert', EXPERT],
])('%s shows a logged-out visitor the conditions and steps', async (path, headings) => {
  const screen = await renderSite(path);
  const main = screen.getByRole('main');
  for (const name of [...headings, 'Questions'])
    await expect.element(main.getByRole('heading', { name, exact: true })).toBeVisible();
});

it.each(['/signup', '/expert'])('%s opens the registration form', async (path) => {
  const screen = await renderSite(path);
  await screen.getByRole('button', { name: 'Create an account' }).click();
  const tab = screen.getByRole('dialog').getByRole('tab', { name: 'Register' });
  await expect.element(tab).toHaveAttribute('aria-selected', 'true');
});

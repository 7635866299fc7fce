import { expect, allowNetworkErrors, test } from './fixtures.ts';

test('a developer finds an operation by a word of it and tries it with a token', async ({
  page,
  problems,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).origin));
  await page.goto('/contract');
  await page.getByRole('searchbox').fill('activities that the user has signed up to');
  const operation = page.locator('#listMyActivities');
  await expect(page.locator('#listNews')).toBeHidden();
  await operation.getByText('Try it on this server').click();
  const send = operation.getByRole('button', { name: 'Send GET' });
  await send.click();
  await expect(operation.getByText('HTTP 401 in')).toBeVisible();

  await page.getByRole('searchbox').fill('username and password');
  const login = page.locator('#login');
  await login.getByText('Try it on this server').click();
  const body = { username: '13800000001', password: 'Compete-2026' };
  await login.getByLabel('Body').fill(JSON.stringify(body));
  await login.getByRole('button', { name: 'Send POST' }).click();
  const response = login.locator('pre', { hasText: 'HTTP 200 in' });
  const token = /"token": "([^"]+)"/.exec(await response.innerText())?.[1] ?? '';

  await page.getByRole('searchbox').fill('');
  await operation.getByLabel('token').fill(token);
  await operation.getByLabel('Accept-Language').selectOption('en-US');
  await send.click();
  await expect(operation.getByText('HTTP 200 in')).toBeVisible();
  await expect(operation.getByText('"msg": "OK"')).toBeVisible();
  expect(new Set(asked).size).toBe(1);
  // The call without a token.
  allowNetworkErrors(problems);
});

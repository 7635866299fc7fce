import { http, HttpResponse } from 'msw';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { getListSystemUsersResponseMock } from '@/api/generated/system-user/system-user.faker';
import { mockWorker } from '@/mocks/browser';
import { useSession } from '@/session/session-store';
import { respondFromMocks } from './render-site';
import { renderForStaff } from './staff';

respondFromMocks();
afterEach(() => useSession.setState({ token: undefined, user: undefined }));

const [example] = getListSystemUsersResponseMock().data.records;
const MISSING = 'Please enter a mobile number or an email address';

/** Opens the form of a new user; returns it and the bodies that it sends. */
async function openForm() {
  const sent: object[] = [];
  mockWorker.use(
    http.post('*/sys/user', async ({ request }) => {
      const body = (await request.json()) as object;
      sent.push(body);
      const data = {
        ...body,
        id: 'new',
        revision: 'one',
        roles: [],
        permissions: [],
        invitation: undefined,
      };
      return HttpResponse.json({ code: 200, msg: 'OK', version: '1.0.0', data });
    }),
    http.get('*/sys/user', () => {
      const data = { records: [example], total: 1, current: 1, size: 50 };
      return HttpResponse.json({ code: 200, msg: 'OK', version: '1.0.0', data });
    }),
  );
  const screen = await renderForStaff('/a/sys/user');
  await screen.getByRole('button', { name: 'Add a user' }).click();
  return { form: page.getByRole('dialog', { name: 'Add a user' }), sent };
}

it('a new user requires one of two contacts, and both fields show the error if both are empty', async () => {
  const { form, sent } = await openForm();
  for (const name of ['Mobile', 'Email'])
    await expect
      .element(form.getByLabelText(name))
      .toHaveAccessibleDescription('At least one of mobile and email is required');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => form.getByText(MISSING).elements()).toHaveLength(2);
  expect(sent).toEqual([]);
  await form.getByLabelText('Email').fill('new@example.org');
  await expect.poll(() => form.getByText(MISSING).elements()).toHaveLength(0);
});

it.each([
  ['an email address', 'Email', 'email', 'new@example.org', /no invitation was sent/],
  ['a mobile number', 'Mobile', 'mobile', '13900000001', /because there is no email address/],
])('adds a user with only %s', async (_contact, label, name, value, outcome) => {
  const { form, sent } = await openForm();
  await form.getByLabelText(label).fill(value);
  await form.getByRole('button', { name: 'Save' }).click();
  await expect.element(page.getByText(outcome)).toBeVisible();
  const [body] = sent;
  expect(body).toMatchObject({ [name]: value });
  expect(body).not.toHaveProperty(name === 'email' ? 'mobile' : 'email');
});

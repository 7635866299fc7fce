import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { getListAllSystemUserOptionsResponseMock } from '@/api/generated/system-user/system-user.faker';
import { useSession } from '@/session/session-store';
import { respondFromMocks } from './render-site';
import { renderForStaff } from './staff';

respondFromMocks();
afterEach(() => {
  useSession.setState({ token: undefined, user: undefined });
});

it('the contact of an activity can be selected from the accounts or typed', async () => {
  const [person] = getListAllSystemUserOptionsResponseMock().data;
  if (person === undefined) throw new Error('the contract shows no option');
  const screen = await renderForStaff('/a/match/activities');
  await screen.getByRole('button', { name: 'New activity' }).click();
  const field = page.getByLabelText('Contact', { exact: true });
  await field.fill(person.firstName.slice(0, 3));
  const name = `${person.firstName} ${person.lastName}`;
  await page.getByTitle(name).click();
  await expect.element(field).toHaveValue(name);
  await field.fill('Somebody Else');
  await expect.element(field).toHaveValue('Somebody Else');
});

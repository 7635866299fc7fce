import { fakeCamera } from './fake-camera';
import { expect, test } from './fixtures';
import { addActivity, signUpAnotherUser } from './own-activity';
import { openForStaff } from './staff';

test('staff check a ticket in by its digits or by camera, once', async ({ page }) => {
  test.setTimeout(120_000);
  const { id } = await addActivity(page, { title: 'Door', capacity: 9, startsIn: 1 });
  const other = await addActivity(page, { title: 'Elsewhere', capacity: 9, startsIn: 1 });
  const typed = (await signUpAnotherUser(page, id)).ticket;
  const scanned = (await signUpAnotherUser(page, id)).ticket;
  const foreign = (await signUpAnotherUser(page, other.id)).ticket;

  const camera = await fakeCamera(page);
  await openForStaff(page, `/a/match/check-in?id=${id}`);
  const ticket = page.getByRole('textbox', { name: 'Ticket' });
  const enter = async (digits: string) => {
    await ticket.fill(digits);
    await page.getByRole('button', { name: 'Check in', exact: true }).click();
  };
  await expect(page.getByText('0 of 2 checked in')).toBeVisible();
  await enter('12');
  await expect(page.getByText('A ticket has 12 digits')).toBeVisible();
  await enter(foreign);
  await expect(page.getByText(/This ticket is for another activity: Elsewhere/)).toBeVisible();
  await enter(typed.replace(/(\d{4})/g, '$1 '));
  await expect(page.getByText('1 of 2 checked in')).toBeVisible();
  await enter(typed);
  await expect(page.getByText('This ticket has already been checked in')).toBeVisible();

  await camera.show(scanned);
  await page.getByRole('button', { name: 'Scan with the camera' }).click();
  await expect(page.getByText('2 of 2 checked in')).toBeVisible({ timeout: 30_000 });
  await page.getByRole('button', { name: 'Stop scanning' }).click();
});

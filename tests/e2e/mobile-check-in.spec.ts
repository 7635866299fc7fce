import { venueAddress } from '../../src/domain/activity/venue-code.ts';
import { SLOW } from '../support/throttling-proxy.ts';
import { fakeCamera } from './fake-camera.ts';
import { expect, test } from './fixtures.ts';
import { addActivity, signUpAnotherUser, storedSignUp } from './own-activity.ts';
import { NARROW_MOBILE, onPhones } from './mobile-support.ts';
import { openAs } from './sessions.ts';

test.use(NARROW_MOBILE);

test.describe('on a slow network', () => {
  test.use({ network: SLOW });

  test('an attendee checks in by scanning the venue’s code', async ({ page, baseURL }) => {
    test.setTimeout(120_000);
    const here = await addActivity(page, { title: 'Scanned', capacity: 9, startsIn: 1 });
    const there = await addActivity(page, { title: 'Elsewhere', capacity: 9, startsIn: 1 });
    const account = await signUpAnotherUser(page, here.id);
    const shown = ({ id, checkInCode }: typeof here) =>
      venueAddress(`${baseURL ?? ''}/`, { activityId: id, code: checkInCode });
    const readers: string[] = [];
    page.on('request', (request) => {
      if (/\.wasm$/.test(request.url())) readers.push(request.url());
    });
    const camera = await fakeCamera(page);
    await openAs(page, account, `/h5/activity/details?id=${here.id}`);
    const main = page.getByRole('main');
    const scan = main.getByRole('button', { name: 'Scan the venue code' });
    const stop = main.getByRole('button', { name: 'Stop scanning' });
    await expect(scan).toBeVisible();
    expect(readers, 'loaded before a scan').toEqual([]);

    await test.step('rejects other QR codes', async () => {
      await camera.show('https://example.org/');
      await scan.tap();
      await expect(main.getByText('This isn’t a check-in code')).toBeVisible({ timeout: 30_000 });
      await stop.tap();
      expect(readers).toHaveLength(1);
    });

    await test.step('rejects the code of another activity', async () => {
      await camera.show(shown(there));
      await scan.tap();
      await expect(main.getByText('This code is for another activity')).toBeVisible({
        timeout: 30_000,
      });
      await stop.tap();
      expect((await storedSignUp(page, account.token, here.id)).status).toBe('signedUp');
    });

    await test.step('checks in with the venue’s code', async () => {
      await camera.show(shown(here));
      await scan.tap();
      await expect(main.getByText('You have checked in')).toBeVisible({ timeout: 30_000 });
      expect((await storedSignUp(page, account.token, here.id)).status).toBe('signedIn');
      await expect(page.locator('video')).toHaveCount(0);
    });
  });
});

test.describe('without permission for the camera', () => {
  onPhones(() => {
    test('shows the reason and accepts the typed code', async ({ page }) => {
      await page.addInitScript(() => {
        navigator.mediaDevices.getUserMedia = () =>
          Promise.reject(new DOMException('Permission denied', 'NotAllowedError'));
      });
      const { id, checkInCode } = await addActivity(page, {
        title: 'Typed',
        capacity: 9,
        startsIn: 1,
      });
      const account = await signUpAnotherUser(page, id);
      await openAs(page, account, `/h5/activity/details?id=${id}`);
      const main = page.getByRole('main');
      await main.getByRole('button', { name: 'Scan the venue code' }).tap();
      await expect(main.getByRole('alert')).toContainText('The browser blocks the camera');
      await main.getByRole('textbox', { name: 'Check-in code' }).fill(checkInCode);
      await main.getByRole('button', { name: 'Check in', exact: true }).tap();
      await expect(main.getByText('You have checked in')).toBeVisible();
      expect((await storedSignUp(page, account.token, id)).status).toBe('signedIn');
    });
  });
});

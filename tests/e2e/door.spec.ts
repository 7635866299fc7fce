import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { create } from 'qrcode';
import config from '../../playwright.config';
import { ACCOUNTS, expect, logIn, openPage, test } from './fixtures';
import { call, registerAccount } from './own-account';
import { addActivity } from './own-activity';

/** What the browser's fake camera shows. */
const CAMERA = join(tmpdir(), `door-camera-${String(process.pid)}.y4m`);
const { launchOptions } = config.use ?? {};

test.use({
  permissions: ['camera'],
  launchOptions: {
    ...launchOptions,
    args: [
      ...(launchOptions?.args ?? []),
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-video-capture=${CAMERA}`,
    ],
  },
});

/** Puts a QR code before the camera: one picture of 480 × 480, grey. */
function hold(text: string): void {
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  const [side, quiet] = [480, 4];
  const scale = Math.floor(side / (modules.size + 2 * quiet));
  const luma = Buffer.alloc(side * side, 235);
  const at = (pixel: number) => Math.floor(pixel / scale) - quiet;
  for (let y = 0; y < side; y += 1)
    for (let x = 0; x < side; x += 1) {
      const [row, column] = [at(y), at(x)];
      const inside = row >= 0 && column >= 0 && row < modules.size && column < modules.size;
      if (inside && modules.get(row, column)) luma[y * side + x] = 16;
    }
  const chroma = Buffer.alloc((side * side) / 2, 128);
  const head = `YUV4MPEG2 W${String(side)} H${String(side)} F10:1 Ip A1:1 C420jpeg\n`;
  const frame = Buffer.concat([Buffer.from('FRAME\n'), luma, chroma]);
  writeFileSync(CAMERA, Buffer.concat([Buffer.from(head), frame, frame, frame]));
}

/** Signs a new account up; answers its ticket. */
async function ticketTo(page: Page, activityId: string): Promise<string> {
  const { token } = await registerAccount(page);
  const body = { activityId };
  const { data } = await call(page, token, '/client/activity/signUp', { body });
  return (data as { ticket: string }).ticket;
}

test('staff at the door let in who shows a ticket, typed or before the camera, once', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const { id } = await addActivity(page, { title: 'Door', capacity: 9, startsIn: 1 });
  const other = await addActivity(page, { title: 'Elsewhere', capacity: 9, startsIn: 1 });
  const typed = await ticketTo(page, id);
  const scanned = await ticketTo(page, id);
  const foreign = await ticketTo(page, other.id);
  hold(scanned);

  await openPage(page, '/home');
  await logIn(page, ACCOUNTS.administrator);
  await openPage(page, `/a/match/check-in?id=${id}`);
  const ticket = page.getByRole('textbox', { name: 'Ticket' });
  const enter = async (digits: string) => {
    await ticket.fill(digits);
    await page.getByRole('button', { name: 'Check in', exact: true }).click();
  };
  await expect(page.getByText('0 of 2 are in')).toBeVisible();
  await enter('12');
  await expect(page.getByText('a ticket has 12 digits')).toBeVisible();
  await enter(foreign);
  await expect(page.getByText(/This ticket is for another activity: Elsewhere/)).toBeVisible();
  await enter(typed.replace(/(\d{4})/g, '$1 '));
  await expect(page.getByText('1 of 2 are in')).toBeVisible();
  await enter(typed);
  await expect(page.getByText('This ticket was checked in already')).toBeVisible();

  await page.getByRole('button', { name: 'Scan with the camera' }).click();
  await expect(page.getByText('2 of 2 are in')).toBeVisible({ timeout: 30_000 });
  await page.getByRole('button', { name: 'Stop scanning' }).click();
});

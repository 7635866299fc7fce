import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ACCOUNTS } from '../e2e/fixtures.ts';
import { PDF } from '../e2e/writes/entry.ts';
import { PNG } from '../e2e/writes/portrait.ts';
import { newAccount, newActivity } from './accounts.ts';
import { byLabel, byRole, byText, within } from './by.ts';
import { type Account, call, tokenOf } from './calls.ts';
import { DESK, PHONE } from './devices.ts';
import { expect, test } from './fixtures.ts';
import type { Visitor } from './visitor.ts';
import type { WatchingProxy } from './watching-proxy.ts';

let files = '';

test.beforeAll(() => {
  files = mkdtempSync(join(tmpdir(), 'files-'));
  for (const { name, buffer } of [PDF, PNG]) writeFileSync(join(files, name), buffer);
});
test.afterAll(() => {
  rmSync(files, { recursive: true });
});

/** Logs in through the dialog that is open. */
async function fillLogin(visitor: Visitor, { phone, password }: Account): Promise<void> {
  const dialog = byRole('dialog', 'Log in');
  await visitor.fill(within(dialog, byLabel('Phone number or email')), phone);
  await visitor.fill(within(dialog, byLabel('Password')), password);
  await visitor.click(within(dialog, byRole('button', 'Log in')));
  await visitor.seesNo(dialog);
}

/** Reads the competition's statement to its end, then agrees to it. */
async function agree(visitor: Visitor): Promise<void> {
  await visitor.sees(within('[role=region][tabindex="0"]', byRole('heading')));
  await visitor.run(() => {
    const statement = document.querySelector('[role=region][tabindex="0"]');
    statement?.scrollTo(0, statement.scrollHeight);
  });
  await visitor.click(byRole('checkbox', 'I have read and agree'));
}

/** Chooses from a list that the page draws itself. */
async function choose(visitor: Visitor, field: string, option: string): Promise<void> {
  await visitor.click(byRole('combobox', new RegExp(field)));
  await visitor.click(`[title="${option}"]`);
}

interface StoredEntry {
  status: number;
  name?: string;
  attachments: { name: string }[];
}

async function storedEntry(site: WatchingProxy, account: Account): Promise<StoredEntry | null> {
  const token = await tokenOf(site, account);
  return await call<StoredEntry | null>(site, '/client/project/current', { token });
}

const WHOLE = { status: 1, name: 'Night train', attachments: [{ name: PDF.name }] };

/** Every journey at both widths; else those that differ by their width alone on a phone only. */
const EVERY_VIEW = process.env['EVERY_VIEW'] !== undefined;

for (const [width, device] of Object.entries({ ...(EVERY_VIEW && { 1440: DESK }), 390: PHONE })) {
  const phone = device === PHONE;
  const shell = phone ? '/h5' : '';

  test(`at ${width}: a visitor logs in`, async ({ visit, site }) => {
    const account = await newAccount(site);
    const visitor = await visit({ device });
    await visitor.open(phone ? '/h5/home' : '/home');
    if (phone) await visitor.click(within(byRole('navigation', 'Main'), byRole('link', 'Me')));
    else await visitor.click(byRole('button', 'Log in / Register'));
    await fillLogin(visitor, account);
    if (!phone) await visitor.open('/personal');
    await visitor.sees(byRole('heading', 'Personal centre'));
    await visitor.reload();
    await visitor.sees(byRole('heading', 'Personal centre'));
  });

  test(`at ${width}: a visitor joins an activity, logging in on the way`, async ({
    visit,
    site,
  }) => {
    const account = await newAccount(site);
    const { id, title } = await newActivity(site, 'Browsers');
    const visitor = await visit({ device });
    await visitor.open(`${shell}/activity/details?id=${id}`);
    await visitor.sees(byRole('heading', title));
    await visitor.click(within(byRole('main'), byRole('button', 'Sign up')));
    await fillLogin(visitor, account);
    await visitor.sees(byRole('button', 'Cancel sign-up'));
    const token = await tokenOf(site, account);
    const signUp = await call(site, `/client/activity/signUp/${id}`, { token });
    expect(signUp).toMatchObject({ status: 'signedUp' });
  });

  test(`at ${width}: an expert registers with a portrait`, async ({ visit, site }) => {
    const account = await newAccount(site);
    const visitor = await visit({ device, account });
    await visitor.open(`${shell}/expert`);
    await visitor.sees(byRole('button', 'Save draft'));
    await visitor.fill(byLabel('Name'), 'Mingyuan Zhou');
    await visitor.upload('input[type=file]', join(files, PNG.name));
    const dialog = byRole('dialog', 'Crop the portrait');
    await visitor.click(within(dialog, byRole('button', 'Use')));
    await visitor.sees(byRole('img', 'Portrait'));
    await visitor.click(byRole('button', 'Save draft'));
    await visitor.sees(byText(/Saved on the server/));
    const token = await tokenOf(site, account);
    const expert = await call(site, '/client/expert/current', { token });
    expect(expert).toMatchObject({
      name: 'Mingyuan Zhou',
      avatarFileId: expect.stringMatching(/./),
    });
  });

  test(`at ${width}: a visitor switches the language, and it holds`, async ({ visit }) => {
    const visitor = await visit({ device });
    await visitor.open(`${shell}/news`);
    await visitor.sees(byRole('heading', 'News'));
    await visitor.click(byRole('button', /Language/));
    await visitor.click(byRole('menuitemradio', /繁體中文/));
    await visitor.sees(byRole('heading', '新聞資訊'));
    await visitor.reload();
    await visitor.sees(byRole('heading', '新聞資訊'));
  });
}

/** Parts of the home page that come, or get their content, as the visitor comes near. */
const LATE_PARTS = {
  1440: [
    'Tracks',
    'Prizes and support',
    'News',
    'Upcoming events',
    'Edition by edition',
    'Partners',
  ],
  390: ['Upcoming events', 'Entries', 'News'],
} as const;

for (const [width, device] of Object.entries({ 1440: DESK, 390: PHONE })) {
  test(`at ${width}: home shows each of its parts on the way down`, async ({ visit }) => {
    const visitor = await visit({ device });
    await visitor.open(device === PHONE ? '/h5/home' : '/home');
    for (const part of LATE_PARTS[device === PHONE ? 390 : 1440]) {
      await expect
        .poll(
          async () => {
            await visitor.run(() => window.scrollBy({ top: 400, behavior: 'instant' }));
            return visitor.count(byRole('heading', part));
          },
          { message: part },
        )
        .toBe(1);
    }
  });
}

test('at 1440: the fields of the site settings are as tall as their texts', async ({ visit }) => {
  const visitor = await visit({ account: ACCOUNTS.administrator });
  await visitor.open('/a/match/site');
  await visitor.sees('textarea');
  const cut = () =>
    visitor.run(() =>
      [...document.querySelectorAll('main textarea')]
        .filter(({ scrollHeight, clientHeight }) => clientHeight < Math.min(scrollHeight, 200))
        .map((field) => field.getAttribute('aria-label')),
    );
  await expect.poll(cut).toEqual([]);
});

test('at 390: what was read stays readable without network', async ({ visit, site, problems }) => {
  const visitor = await visit({ device: PHONE });
  await visitor.open('/h5/news');
  await visitor.sees(byRole('heading', 'News'));
  await expect
    .poll(() =>
      visitor.run(async () => {
        const scripts = await caches.open('site-assets').then((cache) => cache.keys());
        const responses = await caches.open('site-open-answers').then((cache) => cache.keys());
        const watches = navigator.serviceWorker.controller !== null;
        return watches && scripts.length > 5 && responses.length > 0;
      }),
    )
    .toBe(true);
  await visitor.reload();
  await visitor.stands();
  try {
    site.cut(true);
    await visitor.reload();
    await visitor.sees(byRole('heading', 'News'));
    await visitor.sees(within(byRole('main'), byRole('listitem')));
  } finally {
    site.cut(false);
  }
  // What was cut off, in each browser's words.
  problems.length = 0;
});

test('at 1440: an entry is written with a file, and submitted', async ({ visit, site }) => {
  const account = await newAccount(site);
  const visitor = await visit({ device: DESK, account });
  await visitor.open('/signup');
  await visitor.sees(byRole('button', 'Save draft'));
  await agree(visitor);
  const turnTo = (step: string) => visitor.click(byRole('button', new RegExp(step)));
  await turnTo('Project');
  await visitor.fill(byLabel(/^Project name/), 'Night train');
  await choose(visitor, 'Track', 'Artificial intelligence');
  await visitor.fill(byRole('combobox', /City/), 'Shenz');
  await visitor.click('[title="Shenzhen"]');
  await choose(visitor, 'Stage', 'Idea');
  await visitor.fill(byLabel(/^Summary/), 'A sleeper');
  await visitor.fill(byLabel(/^Description/), 'Beds and wheels');
  await turnTo('Team');
  await visitor.fill(byLabel(/^Leader/), 'Xiaotong Lin');
  await visitor.fill(byLabel(/^Mobile number/), account.phone);
  await visitor.fill(byLabel(/^Email/), 'lin@example.org');
  await visitor.select(byLabel(/^Identity document/), 'Passport');
  await visitor.fill(byLabel(/^Document number/), 'E12345678');
  await visitor.fill(byLabel(/^Team size/), '3');
  await turnTo('Files');
  await visitor.upload(byLabel(/Choose or drop files/), join(files, PDF.name));
  await visitor.sees(byRole('checkbox', 'Show on the public page'));
  await turnTo('Review');
  await visitor.click(byRole('button', 'Submit'));
  await visitor.sees(byText(/We have your entry/));
  expect(await storedEntry(site, account)).toMatchObject(WHOLE);
});

test('at 390: an entry is written in small steps with a file, and submitted', async ({
  visit,
  site,
}) => {
  const account = await newAccount(site);
  const visitor = await visit({ device: PHONE, account });
  await visitor.open('/h5/signup');
  const next = async (screen: string) => {
    await visitor.click(byRole('button', 'Next'));
    await visitor.sees(byRole('heading', screen));
  };
  await agree(visitor);
  await next('Project');
  await visitor.fill(byLabel(/^Project name/), 'Night train');
  await visitor.select(byLabel(/^Track/), 'Artificial intelligence');
  await visitor.select(byLabel(/^City/), 'Shenzhen');
  await visitor.select(byLabel(/^Stage/), 'Idea');
  await next('What it is about');
  await visitor.fill(byLabel(/^Summary/), 'A sleeper');
  await visitor.fill(byLabel(/^Description/), 'Beds and wheels');
  await next('Company');
  await next('Leader');
  await visitor.fill(byRole('textbox', /Leader/), 'Xiaotong Lin');
  await visitor.fill(byLabel(/^Mobile number/), account.phone);
  await visitor.fill(byLabel(/^Email/), 'lin@example.org');
  await visitor.select(byLabel(/^Identity document/), 'Passport');
  await visitor.fill(byLabel(/^Document number/), 'E12345678');
  await visitor.fill(byLabel(/^Team size/), '3');
  await next('Other members');
  await next('Picture');
  await next('Documents');
  await visitor.upload(byRole('button', 'Files'), join(files, PDF.name));
  await visitor.sees(byRole('checkbox', 'Show on the public page'));
  await next('Video');
  await next('Review');
  await visitor.click(byRole('button', 'Submit'));
  await visitor.sees(byText(/We have your entry/));
  expect(await storedEntry(site, account)).toMatchObject(WHOLE);
});

test('at 1440: tabs keep what was typed, and settings change the look', async ({ visit }) => {
  const visitor = await visit({ device: DESK, account: ACCOUNTS.administrator });
  await visitor.open('/a/home');
  const show = (path: string) =>
    visitor.run((to) => {
      window.location.hash = to;
    }, path);
  await show('/a/sys/user');
  await visitor.fill(byLabel('Name, mobile, email or staff number'), 'chen');
  await show('/a/sys/dict');
  await visitor.sees(byRole('heading', 'Dictionaries'));
  await visitor.click(byRole('tab', 'Users'));
  await visitor.sees(byRole('heading', 'Users'));
  const typed = await visitor.run(() =>
    [...document.querySelectorAll('main input')].map((field) => field.getAttribute('value')),
  );
  expect(typed).toContain('chen');

  await show('/user-setting');
  await visitor.click(byRole('button', 'Appearance settings'));
  await visitor.click(within(byRole('dialog', 'Appearance settings'), byRole('radio', 'Night')));
  await expect
    .poll(() => visitor.run(() => document.documentElement.dataset['mode']))
    .toBe('night');
});

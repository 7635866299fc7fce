import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { startSite } from '../../scripts/support/site.ts';
import { startPostgres } from '../server/support/postgres.ts';
import { expect, fillLogin, openPage, test as base } from './fixtures';

/** A site on a database that nothing was ever written to. */
interface EmptySite {
  missing?: string;
  origin: string;
  databaseUrl: string;
}

const test = base.extend<object, { site: EmptySite }>({
  site: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the fixtures from the pattern
    async ({}, use) => {
      const database = await startPostgres();
      if ('missing' in database) {
        await use({ missing: database.missing, origin: '', databaseUrl: '' });
        return;
      }
      const variables = { DATABASE_URL: database.url, SEED_DEMO: 'off' };
      const site = await startSite('server/main.ts', 0, variables);
      await use({ origin: site.origin, databaseUrl: database.url });
      await site.stop();
      await database.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ site }, use) => {
    await use(site.origin);
  },
});

const HOUR = 3_600_000;
const ADMIN = { phone: '13900000009', password: 'Operator-2026' };
const COMPETITOR = { phone: '13900000010', password: 'Compete-2026' };

/** What the operator types (README, "Run a real deployment"). */
async function makeAdministrator(databaseUrl: string): Promise<void> {
  const script = join(import.meta.dirname, '../../scripts/administrator.ts');
  const { stdout } = await promisify(execFile)(process.execPath, [script], {
    env: {
      ...process.env,
      ...{ DATABASE_URL: databaseUrl, SEED_DEMO: 'off' },
      ...{ ADMIN_PHONE: ADMIN.phone, ADMIN_EMAIL: 'operator@example.org' },
      ADMIN_PASSWORD: ADMIN.password,
    },
  });
  expect(stdout).toContain('Made the administrator 13900000009.');
}

/** A moment, hours from now, as a clock in Beijing shows it. */
function wall(hours: number): string {
  return new Date(Date.now() + (hours + 8) * HOUR).toISOString().slice(0, 16);
}

/** A competitor's program: what the public pages send, over the public API. */
function caller(page: Page) {
  let token = '';
  const call = async (method: 'get' | 'post', path: string, data?: object): Promise<unknown> => {
    const headers: Record<string, string> = token === '' ? {} : { token };
    const answer = await page.request[method](`/api${path}`, {
      headers,
      ...(data === undefined ? {} : { data }),
    });
    const body = (await answer.json()) as { code: number; msg: string; data: unknown };
    expect(`${String(body.code)} ${body.msg}`).toContain('200 ');
    return body.data;
  };
  return {
    call,
    logIn: async ({ phone, password }: typeof COMPETITOR) => {
      const session = await call('post', '/client/user/login', { username: phone, password });
      ({ token } = session as { token: string });
    },
  };
}

async function openStaffPage(page: Page, name: string): Promise<void> {
  const paths: Record<string, string> = {
    Editions: '/a/match/editions',
    Tracks: '/a/match/tracks',
    'Site settings': '/a/match/site',
    'Manage activities': '/a/match/activities',
    'Manage news': '/a/match/news',
    'Review entries': '/a/match/entries',
    'Review experts': '/a/match/experts',
  };
  await page.evaluate((path) => {
    window.location.hash = path;
  }, paths[name] ?? '');
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

/** Saves what the drawer holds, which closes it. */
async function save(page: Page, title: string): Promise<void> {
  const drawer = page.getByRole('dialog', { name: title });
  await drawer.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(drawer).toBeHidden();
}

// A step that waits for what never comes says so before the whole flow runs out of time.
test.use({ actionTimeout: 20_000 });

const row = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });

test('an edition is run from an empty database to published winners', async ({
  page,
  site,
  browser,
  problems,
}) => {
  test.skip(site.missing !== undefined, `no PostgreSQL: ${site.missing ?? ''}`);
  test.setTimeout(300_000);
  await makeAdministrator(site.databaseUrl);

  await test.step('the first administrator logs in', async () => {
    await openPage(page, '/news');
    await page.getByRole('button', { name: 'Log in / Register' }).click();
    await fillLogin(page, ADMIN);
    await expect(page.getByRole('button', { name: ADMIN.phone })).toBeVisible();
    await openPage(page, '/a/home');
  });

  await test.step('makes the edition', async () => {
    await openStaffPage(page, 'Editions');
    await page.getByRole('button', { name: 'Add an edition' }).click();
    const form = page.getByRole('dialog', { name: 'Add an edition' });
    await form.getByLabel('Name', { exact: true }).fill('第一届海岸创新大赛');
    await form.getByLabel('Theme').fill('向海而生');
    await form.getByLabel('Sign-up opens').fill(wall(-48));
    await form.getByLabel('Sign-up closes').fill(wall(240));
    for (const [index, [name, from, to]] of [
      ['报名', -72, 240],
      ['总决赛', 260, 300],
    ].entries()) {
      const number = String(index + 1);
      await form.getByRole('button', { name: 'Add a stage' }).click();
      await form.getByLabel(`Name of stage ${number}`).fill(String(name));
      await form.getByLabel(`Begin of stage ${number}`).fill(wall(Number(from)));
      await form.getByLabel(`End of stage ${number}`).fill(wall(Number(to)));
    }
    await form.getByRole('button', { name: 'Add a prize' }).click();
    await form.getByLabel('Name of prize 1').fill('金奖');
    await form.getByLabel('Money of prize (yuan) 1').fill('500000');
    await form.getByRole('button', { name: 'Add a paragraph' }).click();
    await form.getByLabel('Paragraph 1').fill('材料真实、完整。');
    await form.getByRole('textbox', { name: 'Introduction' }).fill('面向海洋科技的创新大赛。');
    await save(page, 'Add an edition');
    await expect(row(page, '第一届海岸创新大赛')).toContainText('Sign-up');
  });

  await test.step('names a track and writes the guide', async () => {
    await openStaffPage(page, 'Tracks');
    await page.getByRole('button', { name: 'Add a track' }).click();
    const form = page.getByRole('dialog', { name: 'Add a track' });
    await form.getByLabel('Code').fill('ocean');
    for (const language of ['简体中文', 'English', '繁體中文']) {
      await form.getByLabel(`Name (${language})`).fill('Ocean');
      await form.getByLabel(`Summary (${language})`).fill('Marine technology');
    }
    await save(page, 'Add a track');
    await expect(row(page, 'ocean')).toBeVisible();

    await openStaffPage(page, 'Site settings');
    await page.getByRole('textbox', { name: 'Guide' }).fill('先读指南，再报名。');
    const saveGuide = page.getByRole('button', { name: 'Save: Guide' });
    await saveGuide.click();
    await expect(saveGuide).toBeDisabled();
  });

  await test.step('publishes an activity and news', async () => {
    await openStaffPage(page, 'Manage activities');
    await page.getByRole('button', { name: 'Write an activity' }).click();
    const form = page.getByRole('dialog', { name: 'Write an activity' });
    await form.getByLabel('Title').fill('海洋科技沙龙');
    await form.getByLabel('Sign-up opens').fill(wall(-5));
    await form.getByLabel('Sign-up closes').fill(wall(1));
    await form.getByLabel('Begins').fill(wall(-1));
    await form.getByLabel('Ends').fill(wall(2));
    await form.getByLabel('City').fill('青岛');
    await form.getByLabel('Address').fill('创新中心');
    await form.getByLabel('Contact', { exact: true }).fill('陈静');
    await form.getByLabel('Contact’s phone').fill('13900000009');
    await form.getByRole('switch', { name: 'Shown on the site' }).click();
    await save(page, 'Write an activity');
    await expect(row(page, '海洋科技沙龙')).toContainText('Sign-up open');

    await openStaffPage(page, 'Manage news');
    await page.getByRole('button', { name: 'Write news' }).click();
    const news = page.getByRole('dialog', { name: 'Write news' });
    await news.getByLabel('Title').fill('大赛启动');
    await news.getByLabel('Source').fill('组委会');
    await news.getByLabel('Summary').fill('即日起报名');
    await news.getByRole('textbox', { name: 'Text' }).fill('欢迎报名。');
    await news.getByRole('switch', { name: 'Published' }).click();
    await save(page, 'Write news');
    await expect(row(page, '大赛启动')).toContainText('Published');
  });

  const competitor = caller(page);
  const activity = await test.step('a competitor and expert act on the public site', async () => {
    const { phone, password } = COMPETITOR;
    await competitor.call('post', '/client/user/register', {
      ...{ username: phone, mobile: phone, password, email: 'sea@example.org' },
    });
    await competitor.logIn(COMPETITOR);
    await competitor.call('post', '/client/project', {
      ...{ status: 1, saveKey: 'e2e-entry', agreed: true, name: '海水电池', domain: 'ocean' },
      ...{ city: '370200', stage: 'prototype', summary: '以海水为电解质', description: '说明' },
      team: {
        ...{ leader: '林海', mobile: phone, email: 'sea@example.org' },
        ...{ idCard: '11010519491231002X', size: 3 },
      },
      members: [{ name: '李四', role: '工程师', mobile: '13900000011' }],
    });
    await competitor.call('post', '/client/expert', {
      ...{ status: 1, saveKey: 'e2e-expert', name: '王教授', gender: 'female' },
      ...{ mobile: phone, email: 'sea@example.org', idCard: '11010519491231002X' },
      ...{ organisation: '研究院', jobTitle: '研究员', domains: ['ocean'] },
      ...{ experience: 10, bio: '简介' },
    });
    const list = await competitor.call('get', '/client/activity/anons');
    const [first] = (list as { records: { id: string }[] }).records;
    const activityId = first?.id ?? '';
    await competitor.call('post', '/client/activity/signUp', { activityId });
    return activityId;
  });

  await test.step('the code of the venue checks the competitor in', async () => {
    await openStaffPage(page, 'Manage activities');
    await page.reload();
    await row(page, '海洋科技沙龙').getByRole('button', { name: 'Check-in code' }).click();
    const dialog = page.getByRole('dialog', { name: '海洋科技沙龙' });
    await expect(dialog.getByRole('img', { name: 'QR code to check in' })).toBeVisible();
    const code = await dialog.getByText(/^\d{6}$/).innerText();
    await competitor.call('post', '/client/activity/signIn', { activityId: activity, code });
    await page.reload();
    await expect(row(page, '海洋科技沙龙')).toContainText('1 checked in');
  });

  await test.step('staff approve the expert and award the entry', async () => {
    await openStaffPage(page, 'Review experts');
    await row(page, '王教授').getByRole('button', { name: 'Review' }).click();
    await page.getByRole('button', { name: 'Approve' }).click();
    await expect(row(page, '王教授')).toContainText('Approved');

    await openStaffPage(page, 'Review entries');
    await row(page, '海水电池').getByRole('button', { name: 'Review' }).click();
    const review = page.getByRole('dialog', { name: '海水电池' });
    await review.getByRole('radio', { name: 'Awarded' }).check();
    await review.getByLabel('Award', { exact: true }).fill('金奖');
    await review.getByRole('button', { name: 'Save' }).click();
    await expect(review).toBeHidden();
    await expect(row(page, '海水电池')).toContainText('金奖');
  });

  await test.step('the edition ends and its winners are published', async () => {
    await openStaffPage(page, 'Editions');
    const edition = row(page, '第一届海岸创新大赛');
    await edition.getByRole('button', { name: 'Edit', exact: true }).click();
    const form = page.getByRole('dialog', { name: 'Edit the edition' });
    await form.getByLabel('Sign-up closes').fill(wall(-30));
    await form.getByLabel('End of stage 1').fill(wall(-30));
    await form.getByLabel('Begin of stage 2').fill(wall(-20));
    await form.getByLabel('End of stage 2').fill(wall(-1));
    await save(page, 'Edit the edition');
    await expect(edition).toContainText('Over');
    await edition.getByRole('button', { name: 'Publish winners' }).click();
    await page.getByRole('tooltip').getByRole('button', { name: 'Publish winners' }).click();
    await expect(edition.getByRole('button', { name: 'Take back winners' })).toBeVisible();
  });

  await test.step('visitors see who won', async () => {
    const visitor = await (await browser.newContext({ baseURL: site.origin })).newPage();
    await openPage(visitor, '/home');
    await visitor.getByRole('link', { name: 'See results' }).first().click();
    await expect(
      visitor.getByRole('heading', { level: 1, name: '第一届海岸创新大赛' }),
    ).toBeVisible();
    await expect(visitor.getByText('海水电池')).toBeVisible();
    await expect(visitor.getByText('金奖')).toBeVisible();
    await openPage(visitor, '/entries');
    await expect(visitor.getByRole('link', { name: '海水电池' })).toBeVisible();
    await openPage(visitor, '/guide');
    await expect(visitor.getByText('先读指南，再报名。')).toBeVisible();
    await visitor.context().close();
  });
  // Before there is an edition, the public page that the login leads to has none to show.
  const others = problems.filter((problem) => !problem.includes('status of 404'));
  problems.splice(0, problems.length, ...others);
});

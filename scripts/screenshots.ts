import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser, Page } from 'playwright';
import { SHOTS, type Shot } from './screenshots/shots.ts';
import { launchChromium } from './support/browser.ts';
import { startSite } from './support/site.ts';

// Pictures of every page × width × language × mode, for eyes: `npm run screenshots`, or a part of
// them: `npm run screenshots -- home article --width 390 --lang US --mode night`.

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    width: { type: 'string', multiple: true, default: ['1440', '1024', '768', '390'] },
    lang: { type: 'string', multiple: true, default: ['CN', 'US', 'HK'] },
    mode: { type: 'string', multiple: true, default: ['light', 'dark', 'night'] },
  },
});

const FOLDER = join(import.meta.dirname, '../screenshots');
const HEIGHT = 900;
const ACCOUNT = { username: '13800000001', password: 'Compete-2026' };

/** Draws what waits for its place to come into view, then returns to the top. */
async function lookDown(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = HEIGHT; top < height; top += HEIGHT) {
    await page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);
    await page.waitForTimeout(60);
  }
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
}

async function logIn(origin: string): Promise<string> {
  const answer = await fetch(`${origin}/api/client/user/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(ACCOUNT),
  });
  const { data } = (await answer.json()) as { data: { token: string } };
  return data.token;
}

interface View {
  width: number;
  lang: string;
  mode: string;
}

async function take(browser: Browser, origin: string, token: string, shot: Shot, view: View) {
  const { width, lang, mode } = view;
  const page = await browser.newPage({
    viewport: { width, height: HEIGHT },
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    reducedMotion: 'reduce',
  });
  const stored = {
    settings: JSON.stringify({ version: 1, lang, theme: { color: '#1890ff', mode } }),
    ...(shot.account !== undefined && { token, phone: ACCOUNT.username }),
  };
  await page.addInitScript((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, stored);
  await page.goto(`${origin}/#${shot.path}`);
  await page.waitForLoadState('networkidle');
  await lookDown(page);
  await shot.prepare?.(page);
  await page.waitForTimeout(shot.prepare ? 500 : 150);
  const path = join(FOLDER, `${shot.name}-${lang}-${mode}-${String(width)}.png`);
  await page.screenshot({ path, fullPage: shot.prepare === undefined });
  await page.close();
}

const wanted = SHOTS.filter(({ name }) => positionals.length === 0 || positionals.includes(name));
if (wanted.length === 0) {
  console.error(`No such page. There are: ${SHOTS.map(({ name }) => name).join(', ')}`);
  process.exit(1);
}
mkdirSync(FOLDER, { recursive: true });
const site = await startSite('scripts/start.ts');
const browser = await launchChromium();
try {
  const token = await logIn(site.origin);
  for (const shot of wanted)
    for (const lang of values.lang)
      for (const mode of values.mode)
        for (const width of values.width)
          await take(browser, site.origin, token, shot, { width: Number(width), lang, mode });
  console.log(`${String(wanted.length)} pages are drawn in ${FOLDER}`);
} finally {
  await browser.close();
  await site.stop();
}

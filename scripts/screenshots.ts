import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser, Page } from 'playwright';
import sharp from 'sharp';
import { GUIDE_SHOTS, guidePicture } from './screenshots/guide-shots.ts';
import { SHOTS, type Shot } from './screenshots/shots.ts';
import { launchChromium } from './support/browser.ts';
import type { DemoAccount } from './support/every-page.ts';
import { oneOf, runCommand } from './support/command-line.ts';
import { startSite } from './support/site.ts';
import { UsageFailure } from './support/tool-failure.ts';

// Takes screenshots of every page in each width, language and mode, or of a selection:
// `npm run screenshots -- home article --width 390 --lang US --mode night`. `--docs` updates the
// pictures of the organisers' guide instead.

const FOLDER = join(import.meta.dirname, '../screenshots');
const GUIDE_FOLDER = join(import.meta.dirname, '../docs/organiser');
const HEIGHT = 900;
const ACCOUNTS: Record<DemoAccount, { username: string; password: string }> = {
  competitor: { username: '13800000001', password: 'Compete-2026' },
  judge: { username: '13800000002', password: 'Score-2026' },
  administrator: { username: '13800000003', password: 'Admin-2026' },
};

/** Returns a function that counts the pending requests of a page. */
function watchRequests(page: Page): () => number {
  let open = 0;
  page.on('request', () => (open += 1));
  page.on('requestfinished', () => (open -= 1));
  page.on('requestfailed', () => (open -= 1));
  return () => open;
}

/** Waits until requests and rendering have finished: parts load when they become visible. */
async function settle(page: Page, openRequests: () => number): Promise<void> {
  const drawn = () => page.evaluate(() => document.body.innerHTML.length);
  let last = -1;
  for (let now = await drawn(), tries = 0; (now !== last || openRequests() > 0) && tries < 30;) {
    last = now;
    await page.waitForTimeout(300);
    now = await drawn();
    tries += 1;
  }
}

/** Scrolls through the page to load all lazy parts, then returns to the top. */
async function scrollThrough(page: Page, openRequests: () => number): Promise<void> {
  // Measured each time, because loaded parts change the height.
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  await settle(page, openRequests);
  for (let top = HEIGHT; top < (await height()); top += HEIGHT) {
    await page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);
    await settle(page, openRequests);
  }
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
}

/** Renders content outside the window, which full-page screenshots would otherwise miss. */
async function drawOutsideWindow(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('body *'))
      if (getComputedStyle(element).contentVisibility === 'auto')
        element.style.contentVisibility = 'visible';
  });
}

async function logIn(origin: string, account: DemoAccount): Promise<string> {
  const response = await fetch(`${origin}/api/client/user/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(ACCOUNTS[account]),
  });
  const { data } = (await response.json()) as { data: { token: string } };
  return data.token;
}

interface View {
  width: number;
  lang: string;
  mode: string;
}

type Tokens = Record<DemoAccount, string>;

/** Opens a page with the session and settings of a view, and waits until it is complete. */
async function open(browser: Browser, origin: string, tokens: Tokens, shot: Shot, view: View) {
  const { width, lang, mode } = view;
  const page = await browser.newPage({
    viewport: { width, height: HEIGHT },
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    reducedMotion: 'reduce',
  });
  const stored = {
    settings: JSON.stringify({ version: 1, lang, theme: { color: '#1890ff', mode } }),
    ...(shot.account !== undefined && {
      token: tokens[shot.account],
      phone: ACCOUNTS[shot.account].username,
    }),
  };
  await page.addInitScript((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, stored);
  const openRequests = watchRequests(page);
  await page.goto(`${origin}/#${shot.path}`);
  await page.waitForLoadState('networkidle');
  await scrollThrough(page, openRequests);
  await drawOutsideWindow(page);
  await shot.prepare?.(page);
  await page.waitForTimeout(shot.prepare ? 500 : 150);
  return page;
}

async function take(browser: Browser, origin: string, tokens: Tokens, shot: Shot, view: View) {
  const page = await open(browser, origin, tokens, shot, view);
  const { width, lang, mode } = view;
  const path = join(FOLDER, `${shot.name}-${lang}-${mode}-${String(width)}.png`);
  await page.screenshot({ path, fullPage: shot.prepare === undefined });
  await page.close();
}

/** Takes the screenshots of the organisers' guide, each of the window instead of the whole page. */
async function drawGuide(browser: Browser, origin: string, tokens: Tokens): Promise<void> {
  for (const shot of GUIDE_SHOTS)
    for (const lang of ['US', 'CN']) {
      const view = { width: 1280, lang, mode: 'light' };
      const page = await open(browser, origin, tokens, shot, view);
      const picture = await page.screenshot();
      await page.close();
      await sharp(picture)
        .webp({ quality: 80 })
        .toFile(join(GUIDE_FOLDER, guidePicture(shot.name, lang)));
    }
  console.log(`${String(GUIDE_SHOTS.length * 2)} pictures written to ${GUIDE_FOLDER}`);
}

const NAMES = SHOTS.map(({ name }) => name);

function readOptions() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      docs: { type: 'boolean', default: false },
      width: { type: 'string', multiple: true, default: ['1440', '1024', '768', '390'] },
      lang: { type: 'string', multiple: true, default: ['CN', 'US', 'HK'] },
      mode: { type: 'string', multiple: true, default: ['light', 'dark', 'night'] },
    },
  });
  const wanted = positionals.map((name) => oneOf('A page', name, NAMES));
  return {
    docs: values.docs,
    shots: SHOTS.filter(({ name }) => wanted.length === 0 || wanted.includes(name)),
    widths: values.width.map((width) => {
      if (/^[1-9]\d{1,3}$/.test(width)) return Number(width);
      throw new UsageFailure(`--width must be a number of pixels, not "${width}".`);
    }),
    langs: values.lang.map((lang) => oneOf('--lang', lang, ['CN', 'US', 'HK'])),
    modes: values.mode.map((mode) => oneOf('--mode', mode, ['light', 'dark', 'night'])),
  };
}

const USAGE =
  'npm run screenshots -- [<page> …] [--width <px> …] [--lang CN|US|HK …] [--mode light|dark|night …] | --docs';

await runCommand(USAGE, async () => {
  const { docs, shots, widths, langs, modes } = readOptions();
  mkdirSync(docs ? GUIDE_FOLDER : FOLDER, { recursive: true });
  const site = await startSite({ script: 'scripts/start.ts' });
  const browser = await launchChromium();
  try {
    const tokens: Tokens = {
      competitor: await logIn(site.origin, 'competitor'),
      judge: await logIn(site.origin, 'judge'),
      administrator: await logIn(site.origin, 'administrator'),
    };
    if (docs) {
      await drawGuide(browser, site.origin, tokens);
      return;
    }
    for (const shot of shots)
      for (const lang of langs)
        for (const mode of modes)
          for (const width of widths)
            await take(browser, site.origin, tokens, shot, { width, lang, mode });
    console.log(`${String(shots.length)} pages written to ${FOLDER}`);
  } finally {
    await browser.close();
    await site.stop();
  }
});

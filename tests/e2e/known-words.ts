import type { Page } from '@playwright/test';
import enUS from 'antd/locale/en_US.js';
import zhCN from 'antd/locale/zh_CN.js';
import zhHK from 'antd/locale/zh_HK.js';
import videoWords from 'video.js/dist/lang/en.json' with { type: 'json' };
import videoWordsCN from 'video.js/dist/lang/zh-CN.json' with { type: 'json' };
import videoWordsHK from 'video.js/dist/lang/zh-TW.json' with { type: 'json' };
import specification from '../../openapi/generated/openapi.json' with { type: 'json' };
import { LANGUAGE_NAMES } from '../../src/i18n/languages.ts';
import { CALLING_CODES } from '../../src/ui/form/calling-codes.ts';

/** Every text anywhere in a value. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}

/** The values of every `enum` and `const` of the contract: codes, which nobody should read. */
function codesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'enum' || key === 'const' ? textsIn(inner) : codesIn(inner),
  );
}

/** Kinds of files by their endings, as an upload names what it takes. */
const ENDINGS = 'png jpg jpeg webp gif pdf doc docx xls xlsx ppt pptx mp4 m4v webm mov'.split(' ');

const CODES = new Set(codesIn(specification).filter((code) => !ENDINGS.includes(code)));

/** How `Intl` names the months and the days of the week. */
const DATES = Array.from({ length: 12 }, (_, at) => new Date(Date.UTC(2026, at, at + 1))).flatMap(
  (day) => (['long', 'short'] as const).map((month) => day.toLocaleString('en-US', { month })),
);
const DAYS = Array.from({ length: 7 }, (_, at) => new Date(Date.UTC(2026, 0, at + 1))).flatMap(
  (day) =>
    ['en-US', 'zh-CN', 'zh-HK'].flatMap((locale) =>
      (['long', 'short'] as const).map((weekday) => day.toLocaleString(locale, { weekday })),
    ),
);

/** How `Intl` names the regions of phone numbers. */
const REGIONS = ['en-US', 'zh-CN', 'zh-HK'].flatMap((locale) => {
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  return CALLING_CODES.map(([code]) => names.of(code) ?? code);
});

/** How keys are called, and antd's icons and number fields, which take no other names. */
const FIXED = [
  ...['down', 'up', 'left', 'right', 'double-left', 'double-right', 'search', 'ellipsis'],
  ...['exclamation-circle', 'close', 'close-circle', 'loading', 'check', 'calendar'],
  ...['Increase Value', 'Decrease Value'],
  // Keys, as they are written on them.
  'Ctrl K',
];

/** Names of browsers and systems, as a list of sessions distinguishes them. */
const DEVICES = [
  'Chrome',
  'Edge',
  'Firefox',
  'Safari',
  'Windows',
  'macOS',
  'Linux',
  'Android',
  'iOS',
];

/** Words that aren't the site's to translate: languages' own names, dates, and what libraries say. */
const LIBRARIES = [
  ...Object.values(LANGUAGE_NAMES),
  ...DATES,
  ...DAYS,
  ...REGIONS,
  ...FIXED,
  ...DEVICES,
  ...ENDINGS,
  ...[enUS, zhCN, zhHK].flatMap(textsIn),
  ...Object.keys(videoWords),
  ...[videoWordsCN, videoWordsHK].flatMap(textsIn),
];

/** A text's lines as a page shows them: rich text is a line an element. */
function lines(text: string): string[] {
  return text
    .replace(/<[^>]*>/g, '\n')
    .replaceAll('&amp;', '&')
    .replaceAll('&nbsp;', ' ')
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '' && !CODES.has(line));
}

/** How wide a beginning is that no two texts share by chance; Chinese tells twice as much a sign. */
const SURE = 15;

function width(text: string): number {
  return text.length + (text.match(/\p{Script=Han}/gu)?.length ?? 0);
}

/** What the server has written into the site's page for its first screen. */
function embeddedIn(html: string): unknown {
  const json = /<script type="application\/json"[^>]*>(.*?)<\/script>/s.exec(html)?.[1];
  return json === undefined ? undefined : JSON.parse(json);
}

/** What a page may show beside the site's texts: what the server sent, and what libraries show. */
export class KnownWords {
  // An icon's own name may be a code of the contract as well (`close`).
  readonly #lines = new Set([...LIBRARIES.flatMap(lines), ...FIXED]);
  #all = '';
  /** Answers that are still being read. */
  readonly #reading = new Set<Promise<void>>();

  /** Listens to the server's responses from now on; without a page it knows what it is given. */
  constructor(page?: Page) {
    page?.on('response', (response) => {
      const type = response.headers()['content-type'] ?? '';
      if (type.includes('text/html')) this.#read(response.text().then(embeddedIn));
      if (type.includes('json') && response.url().includes('/api/')) this.#read(response.json());
    });
  }

  #read(response: Promise<unknown>): void {
    const reading = response
      .then((value) => this.learn(value))
      // A page that is left takes its responses along.
      .catch(() => undefined)
      .finally(() => this.#reading.delete(reading));
    this.#reading.add(reading);
  }

  /** Once every response so far has been read: a page may show one sooner. */
  async readAll(): Promise<void> {
    await Promise.all(this.#reading);
  }

  /** Takes every text of a value for known. */
  learn(response: unknown): void {
    // A page may put a text of the server between others in one line, which is read in parts.
    const parts = (line: string) => [line, ...line.split(/[,:] /)];
    for (const line of textsIn(response).flatMap(lines).flatMap(parts)) {
      if (this.#lines.has(line)) continue;
      this.#lines.add(line);
      this.#all += `${line}\n`;
    }
  }

  /** Whether a text comes from the server, whole, or a part of something in Chinese. */
  has(text: string): boolean {
    const line = text.replace(/\s+/g, ' ').trim();
    return this.#lines.has(line) || (/\p{Script=Han}/u.test(line) && this.#all.includes(line));
  }

  /** Whether a text is the beginning of what the server sent, long enough to tell it by. */
  begins(text: string): boolean {
    return width(text) >= SURE && [...this.#lines].some((line) => line.startsWith(text));
  }
}

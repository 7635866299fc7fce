import type { Page } from '@playwright/test';
import enUS from 'antd/locale/en_US.js';
import zhCN from 'antd/locale/zh_CN.js';
import zhHK from 'antd/locale/zh_HK.js';
import specification from '../../openapi/generated/openapi.json' with { type: 'json' };
import { LANGUAGE_NAMES } from '../../src/i18n/languages.ts';
import { demoLogins } from '../../server/demo/users.ts';
import { CALLING_CODES } from '../../src/ui/form/calling-codes.ts';

/** Returns every text in a value. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}

/** Returns the values of `enum` and `const` in the contract: codes, which should not be shown. */
function codesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'enum' || key === 'const' ? textsIn(inner) : codesIn(inner),
  );
}

/** File types by extension, as listed by upload fields. */
const ENDINGS = 'png jpg jpeg webp gif pdf doc docx xls xlsx ppt pptx mp4 m4v webm mov'.split(' ');

const CODES = new Set(codesIn(specification).filter((code) => !ENDINGS.includes(code)));

/** Month and weekday names of `Intl`. */
const DATES = Array.from({ length: 12 }, (_, at) => new Date(Date.UTC(2026, at, at + 1))).flatMap(
  (day) => (['long', 'short'] as const).map((month) => day.toLocaleString('en-US', { month })),
);
const DAYS = Array.from({ length: 7 }, (_, at) => new Date(Date.UTC(2026, 0, at + 1))).flatMap(
  (day) =>
    ['en-US', 'zh-CN', 'zh-HK'].flatMap((locale) =>
      (['long', 'short'] as const).map((weekday) => day.toLocaleString(locale, { weekday })),
    ),
);

/** Region names of `Intl` for phone numbers. */
const REGIONS = ['en-US', 'zh-CN', 'zh-HK'].flatMap((locale) => {
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  return CALLING_CODES.map(([code]) => names.of(code) ?? code);
});

/** Names of keys, and labels of antd’s icons and number fields, which cannot be changed. */
const FIXED = [
  ...['down', 'up', 'left', 'right', 'double-left', 'double-right', 'search', 'ellipsis'],
  ...['exclamation-circle', 'close', 'close-circle', 'loading', 'check', 'calendar'],
  ...['Increase Value', 'Decrease Value'],
  // Keys as labelled on keyboards.
  'Ctrl K',
];

/** Names of browsers and systems, as shown in the list of sessions. */
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

/** Buttons of the demo accounts in the login form. */
const DEMO_LOGINS = demoLogins.flatMap(({ name, englishName, username }) => [
  `${name} ${username}`,
  `${englishName} ${username}`,
]);

/** Words that are not translated: names of languages, dates and library texts. */
const LIBRARIES = [
  ...Object.values(LANGUAGE_NAMES),
  ...DATES,
  ...DAYS,
  ...REGIONS,
  ...FIXED,
  ...DEVICES,
  ...ENDINGS,
  ...[enUS, zhCN, zhHK].flatMap(textsIn),
  ...DEMO_LOGINS,
];

/** Splits a text into lines as shown on a page: one per element of rich text. */
function lines(text: string): string[] {
  return text
    .replace(/<[^>]*>/g, '\n')
    .replaceAll('&amp;', '&')
    .replaceAll('&nbsp;', ' ')
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '' && !CODES.has(line));
}

/** Length of a prefix that two texts do not share by chance; a Chinese character counts twice. */
const SURE = 15;

function width(text: string): number {
  return text.length + (text.match(/\p{Script=Han}/gu)?.length ?? 0);
}

/** Returns the data in the page’s HTML for the first screen. */
function embeddedIn(html: string): unknown {
  const json = /<script type="application\/json"[^>]*>(.*?)<\/script>/s.exec(html)?.[1];
  return json === undefined ? undefined : JSON.parse(json);
}

/** Texts that a page may show in addition to the site’s: server data and library texts. */
export class KnownWords {
  // An icon’s name may also be a code of the contract (`close`).
  readonly #lines = new Set([...LIBRARIES.flatMap(lines), ...FIXED]);
  #all = '';
  /** Responses still being read. */
  readonly #reading = new Set<Promise<void>>();

  /** Collects the server’s responses from now on; without a page, only given values. */
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
      // Responses of a left page can no longer be read.
      .catch(() => undefined)
      .finally(() => this.#reading.delete(reading));
    this.#reading.add(reading);
  }

  /** Resolves once all responses so far have been read; a page may show one earlier. */
  async readAll(): Promise<void> {
    await Promise.all(this.#reading);
  }

  /** Adds every text of a value. */
  learn(response: unknown): void {
    // A page may embed a server’s text in a line, which is compared in parts.
    const parts = (line: string) => [line, ...line.split(/[,:] /)];
    for (const line of textsIn(response).flatMap(lines).flatMap(parts)) {
      if (this.#lines.has(line)) continue;
      this.#lines.add(line);
      this.#all += `${line}\n`;
    }
  }

  /** Returns whether a text is a complete server text, or part of a Chinese one. */
  has(text: string): boolean {
    const line = text.replace(/\s+/g, ' ').trim();
    return this.#lines.has(line) || (/\p{Script=Han}/u.test(line) && this.#all.includes(line));
  }

  /** Returns whether a text is a sufficiently long prefix of a server text. */
  begins(text: string): boolean {
    return width(text) >= SURE && [...this.#lines].some((line) => line.startsWith(text));
  }
}

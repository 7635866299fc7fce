import type { Page, Response } from '@playwright/test';
import { LANGUAGE_NAMES } from '../../src/i18n/languages.ts';
import { demoLogins } from '../../server/demo/users.ts';
import { shownTexts } from './shown-texts.ts';

const HAN = /\p{Script=Han}/u;

/** What another test of the worker has added is named with the moment, and is none of the demo's. */
const OF_TESTS = /\d{13}/;

/**
 * Operations about what people wrote of themselves: their entries, registrations and accounts. A role
 * of staff has one name, in the language of who defined it.
 */
const ABOUT_PEOPLE =
  /\/api\/(client\/(project|expert|user|activity\/current)|sys\/(project|expert|user|audit|role|activity\/[^/]+\/attendees))/;

/** What staff write in three languages, though it stands in a record of somebody's. */
const OF_STAFF = /^(awards?|matchName|editionName|prize)$/;

/** What names a person or an entry wherever it stands: who wrote, who won, who answers the phone. */
const NAMES = /^(createBy|updateBy|contact|contacts|people|winners|attendees|entries|experts)$/;

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    OF_STAFF.test(key) ? [] : textsIn(inner),
  );
}

function textsOfNames(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    NAMES.test(key) ? textsIn(inner) : textsOfNames(inner),
  );
}

/**
 * The Chinese on a page in English. Not counted: what says that it is Chinese, languages' own names,
 * and what people typed about themselves, which stays as they typed it.
 */
export class HanTexts {
  readonly #page: Page;
  /** Everything that people typed, as the responses so far hold it. */
  #typed = [...Object.values(LANGUAGE_NAMES), ...demoLogins.map(({ name }) => name)].join('\n');
  readonly #reading = new Set<Promise<void>>();

  constructor(page: Page) {
    this.#page = page;
    page.on('response', (response) => {
      if (!(response.headers()['content-type'] ?? '').includes('json')) return;
      const reading = this.#learn(response)
        // A page that is left takes its responses along.
        .catch(() => undefined)
        .finally(() => this.#reading.delete(reading));
      this.#reading.add(reading);
    });
  }

  async #learn(response: Response): Promise<void> {
    const body = (await response.json()) as unknown;
    const texts = ABOUT_PEOPLE.test(response.url()) ? textsIn(body) : textsOfNames(body);
    this.#typed += `\n${texts.filter((text) => HAN.test(text)).join('\n')}`;
  }

  async found(): Promise<string[]> {
    const shown = await shownTexts(this.#page);
    await Promise.all(this.#reading);
    // A page may put several of them, and figures, in one line.
    const left = shown.filter(
      ({ text, lang = 'en' }) =>
        !lang.startsWith('zh') &&
        !OF_TESTS.test(text) &&
        (text.match(/[\p{Script=Han}，。、；：！？]+/gu) ?? []).some(
          (part) => HAN.test(part) && !this.#typed.includes(part),
        ),
    );
    return [...new Set(left.map(({ text, where }) => `"${text.trim()}" in ${where}`))];
  }
}

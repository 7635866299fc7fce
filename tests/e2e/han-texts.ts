import type { Page, Response } from '@playwright/test';
import { LANGUAGE_NAMES } from '../../src/i18n/languages.ts';
import { demoLogins } from '../../server/demo/users.ts';
import { shownTexts } from './shown-texts.ts';

const HAN = /\p{Script=Han}/u;

/** Records added by other tests contain a timestamp and are not demo content. */
const OF_TESTS = /\d{13}/;

/**
 * Operations on personal content: entries, registrations and accounts. A staff role has one name,
 * in the language of its author.
 */
const ABOUT_PEOPLE =
  /\/api\/(client\/(project|expert|user|judging|certificate|activity\/current)|sys\/(project|expert|user|judging|certificate|audit|role|activity\/[^/]+\/attendees))/;

/** Texts that staff translate, although they are part of a personal record. */
const OF_STAFF = /^(awards?|matchName|editionName|prize)$/;

/** Names of people or entries in any record: authors, winners, contacts. */
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
 * Finds Chinese on an English page. Excludes text marked as Chinese, names of languages, and
 * personal content, which stays as typed.
 */
export class HanTexts {
  readonly #page: Page;
  /** Personal content in all responses so far. */
  #typed = [...Object.values(LANGUAGE_NAMES), ...demoLogins.map(({ name }) => name)].join('\n');
  readonly #reading = new Set<Promise<void>>();

  constructor(page: Page) {
    this.#page = page;
    page.on('response', (response) => {
      if (!(response.headers()['content-type'] ?? '').includes('json')) return;
      const reading = this.#learn(response)
        // Responses of a left page can no longer be read.
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
    // A page may combine several texts and numbers on one line.
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

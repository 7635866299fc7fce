import type { Page } from '@playwright/test';
import { MARKED } from './pseudo-texts.ts';
import { shownTexts } from './shown-texts.ts';

/** A number as pages format it: with separators or abbreviated. */
const NUMBER = /\d+(?:,\d{3})*(?:\.\d+)?/g;

/** Numbers of the calendar and the time zone. */
const OF_TIME =
  /UTC\+8|^(?:January|February|March|April|May|June|July|August|September|October|November|December) \d{4}$/g;

/** Formats of times on English pages, longest first; all in Beijing time. */
function formsOf(moment: string): string[] {
  const [date = '', time = ''] = moment.split('T');
  const [year = '', month = '', day = ''] = date.split('-');
  const short = new Date(`${date}T00:00Z`).toLocaleString('en-US', {
    month: 'short',
    timeZone: 'UTC',
  });
  const days = `${String(Number(month))}/${String(Number(day))}/${year.slice(2)}`;
  return [`${days} ${time}`, days, time, `${short} ${year}`];
}

/** Content of staff and competitors that may contain numbers. */
export interface WrittenNumbers {
  /** Texts, including numbers in them. */
  texts: readonly string[];
  /** Dates and times in Beijing time, `2026-11-25T14:30`. */
  moments: readonly string[];
  /** Amounts, limits and counts of their records. */
  numbers: readonly number[];
}

/** Formats of a number: complete, with separators, or abbreviated. */
function writings(number: number): string[] {
  const short = { notation: 'compact', maximumFractionDigits: 1 } as const;
  return [
    String(number),
    number.toLocaleString('en-US'),
    number.toLocaleString('en-US', short).replace(/[A-Z]$/, ''),
  ];
}

/**
 * Returns the numbers on a page that nobody entered, except in interface texts. Dates and texts
 * must match as a whole; numbers inside them are not checked separately.
 */
export async function unknownNumbers(page: Page, written: WrittenNumbers): Promise<string[]> {
  const known = new Set(written.numbers.flatMap(writings));
  // The day on a calendar leaf has its own element.
  for (const moment of written.moments) known.add(moment.slice(8, 10));
  const whole = [...written.moments.flatMap(formsOf), ...written.texts]
    .filter((text) => /\d/.test(text))
    .sort((a, b) => b.length - a.length);
  const found: string[] = [];
  for (const { text, where } of await shownTexts(page)) {
    const shown = text.replace(MARKED, (part) => part.slice(1, -1));
    const left = whole.reduce((rest, one) => rest.replaceAll(one, ''), shown.replace(OF_TIME, ''));
    for (const [number] of left.matchAll(NUMBER))
      if (!known.has(number)) found.push(`${number} of "${shown.trim()}" in ${where}`);
  }
  return [...new Set(found)];
}

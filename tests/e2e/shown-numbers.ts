import type { Page } from '@playwright/test';
import { MARKED } from './pseudo-texts.ts';
import { shownTexts } from './shown-texts.ts';

/** A number as a page writes it: with separators, in short form. */
const NUMBER = /\d+(?:,\d{3})*(?:\.\d+)?/g;

/** What the calendar and the zone of all times say. */
const OF_TIME =
  /UTC\+8|^(?:January|February|March|April|May|June|July|August|September|October|November|December) \d{4}$/g;

/** A moment as an English page writes it, the longest form first; all in Beijing's time. */
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

/** What staff and competitors have written that numbers may come from. */
export interface WrittenNumbers {
  /** Their texts; a number that stands in one may be shown. */
  texts: readonly string[];
  /** Days and times of day in Beijing, `2026-11-25T14:30`. */
  moments: readonly string[];
  /** Sums, limits, counts of what they wrote. */
  numbers: readonly number[];
}

/** A number as pages show it: whole, with separators, or in short form. */
function writings(number: number): string[] {
  const short = { notation: 'compact', maximumFractionDigits: 1 } as const;
  return [
    String(number),
    number.toLocaleString('en-US'),
    number.toLocaleString('en-US', short).replace(/[A-Z]$/, ''),
  ];
}

/**
 * The numbers that a page shows, in its texts as in those of the interface, and that nobody has written.
 * Of a date and of a text the whole must have been written: what stands in them is no number by itself.
 */
export async function unknownNumbers(page: Page, written: WrittenNumbers): Promise<string[]> {
  const known = new Set(written.numbers.flatMap(writings));
  // The day of a calendar leaf stands alone.
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

import type { Look } from './cover-file.ts';

/** The same texts in English. */
export interface EnglishNews {
  title: string;
  summary: string;
  body: string[];
}

/** One article before its date is known. */
export interface NewsRow {
  kind: 'news' | 'express';
  /** Days before today, and the clock of publication. */
  ago: [days: number, clock: string];
  title: string;
  source: string;
  look: Look;
  summary: string;
  /** Lines of rich text. */
  body: string[];
  english: EnglishNews;
  /** Edition, unless it is the current one. */
  match?: string;
}

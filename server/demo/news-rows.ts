import type { Look } from './cover-file.ts';
import type { SpeakerName } from './portraits.ts';

/** English texts. */
export interface EnglishNews {
  title: string;
  summary: string;
  body: string[];
}

/** An article with a relative date. */
export interface NewsRow {
  kind: 'news' | 'express';
  /** Days before today, and the time of publication. */
  ago: [days: number, clock: string];
  title: string;
  source: string;
  look: Look;
  summary: string;
  /** Lines for `richText`. */
  body: string[];
  english: EnglishNews;
  /** People whose portraits end the article. */
  speakers?: readonly SpeakerName[];
  /** Absent for the current edition. */
  edition?: string;
}

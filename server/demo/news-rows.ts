import type { Look } from './cover-file.ts';

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
  /** Edition, unless it is the current one. */
  match?: string;
}

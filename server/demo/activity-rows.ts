import type { Look } from './cover-file.ts';
import type { DemoActivity } from './types.ts';

/** One activity before its dates are known: days are counted from today. */
export interface ActivityRow {
  kind: DemoActivity['kind'];
  title: string;
  look: Look;
  /** Day, opening and closing clock; a fourth part is the last day when it isn't the first. */
  when: [day: number, from: string, to: string, lastDay?: number];
  /** Days on which sign-up opens and closes. */
  signUp: [from: number, to: number];
  place: [city: string, address: string];
  seats: [taken: number, capacity: number];
  contact: string;
  /** Lines of rich text. */
  about: string[];
  /** The same texts in English. */
  english: { title: string; address: string; about: string[] };
}

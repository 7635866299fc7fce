import type { Look } from './cover-file.ts';
import type { SpeakerName } from './portraits.ts';
import type { DemoActivity } from './types.ts';

/** An activity with dates relative to today. */
export interface ActivityRow {
  kind: DemoActivity['kind'];
  title: string;
  look: Look;
  /** Day, opening and closing time; the fourth element is the last day if it differs. */
  when: [day: number, from: string, to: string, lastDay?: number];
  /** Days on which sign-up opens and closes. */
  signUp: [from: number, to: number];
  place: [city: string, address: string];
  seats: [taken: number, capacity: number];
  contact: string;
  /** Lines for `richText`. */
  about: string[];
  speakers?: readonly SpeakerName[];
  /** English texts. */
  english: { title: string; address: string; about: string[] };
}

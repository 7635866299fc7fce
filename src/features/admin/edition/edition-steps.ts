import type { Step } from './edition-search';

/** Where the first part of a field's name stands. */
const PLACES: Record<string, Step> = {
  signUpStart: 'dates',
  signUpEnd: 'dates',
  stages: 'dates',
  prizes: 'prizes',
  figures: 'prizes',
  entryRules: 'rules',
  guide: 'guide',
  criteria: 'guide',
  statementTitle: 'guide',
  statement: 'guide',
  gallery: 'gallery',
  downloads: 'gallery',
};

/** The part of the form that holds a field. */
export function stepOf(name: readonly (string | number)[]): Step {
  return PLACES[String(name[0])] ?? 'basics';
}

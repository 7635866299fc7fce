import type { Step } from './edition-search';

/** Steps by the first part of a field's path. */
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
  juryStatement: 'gallery',
  gallery: 'gallery',
  downloads: 'gallery',
};

export function stepOf(name: readonly (string | number)[]): Step {
  return PLACES[String(name[0])] ?? 'basics';
}

import { cityRows } from '../content/reference/data/cities.ts';
import type { DemoText } from './types.ts';

/** The place of what is held online, beside the cities. */
const ONLINE: DemoText = { CN: '线上', US: 'Online' };

/** A city of the reference data by its Chinese name, in both languages. */
export function cityNamed(name: string): DemoText {
  if (name === ONLINE.CN) return ONLINE;
  const row = cityRows.find((city) => city.parentCode !== undefined && city.name.CN === name);
  if (row === undefined) throw new Error(`There is no city ${name}`);
  return { CN: row.name.CN, US: row.name.US };
}

import { cityRows } from '../content/reference/data/cities.ts';
import type { DemoText } from './types.ts';

/** City of online events. */
const ONLINE: DemoText = { CN: '线上', US: 'Online' };

/** Returns a city of the reference data by its Chinese name. */
export function cityNamed(name: string): DemoText {
  if (name === ONLINE.CN) return ONLINE;
  const row = cityRows.find((city) => city.parentCode !== undefined && city.name.CN === name);
  if (row === undefined) throw new Error(`There is no city ${name}`);
  return { CN: row.name.CN, US: row.name.US };
}

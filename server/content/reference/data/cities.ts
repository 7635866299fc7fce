import { DIVISIONS } from './divisions.ts';
import { labels } from './labels.ts';
import type { CityRow } from './rows.ts';

function city(row: string, parentCode?: string): CityRow {
  const [code = '', CN = '', US = '', HK = CN] = row.split(' ');
  const name = labels(CN, US.replaceAll('_', ' '), HK);
  return { code, name, ...(parentCode === undefined ? {} : { parentCode }) };
}

/** Provinces and cities of China. */
export const cityRows: CityRow[] = DIVISIONS.flatMap((group) => {
  const [province = '', ...cities] = group.split('\n');
  return [city(province), ...cities.map((row) => city(row, province.slice(0, 6)))];
});

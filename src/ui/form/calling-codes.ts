/** Regions that a phone number is likely to be from, with their calling codes; the first is the default. */
export const CALLING_CODES = [
  ['CN', '86'],
  ['HK', '852'],
  ['MO', '853'],
  ['TW', '886'],
  ['AE', '971'],
  ['AU', '61'],
  ['BR', '55'],
  ['CA', '1'],
  ['CH', '41'],
  ['DE', '49'],
  ['ES', '34'],
  ['FR', '33'],
  ['GB', '44'],
  ['ID', '62'],
  ['IL', '972'],
  ['IN', '91'],
  ['IT', '39'],
  ['JP', '81'],
  ['KR', '82'],
  ['MY', '60'],
  ['NL', '31'],
  ['NZ', '64'],
  ['PH', '63'],
  ['RU', '7'],
  ['SE', '46'],
  ['SG', '65'],
  ['TH', '66'],
  ['US', '1'],
  ['VN', '84'],
] as const;

export type Region = (typeof CALLING_CODES)[number][0];

const codes = new Map<Region, string>(CALLING_CODES);

/** A phone number as its field shows it: the region, and the rest as typed. */
export interface TypedPhone {
  region: Region;
  rest: string;
}

/**
 * Splits a number into region and rest. Regions that share a code keep the one that is shown.
 * @param shown the region that the field shows
 */
export function splitPhone(value: string, shown: Region): TypedPhone {
  const has = ([, code]: readonly [Region, string]) => value.startsWith(`+${code}`);
  const [region] = CALLING_CODES.find((one) => one[0] === shown && has(one)) ??
    CALLING_CODES.find(has) ?? [undefined];
  if (region === undefined) return { region: value === '' ? shown : 'CN', rest: value };
  return { region, rest: value.slice((codes.get(region) ?? '').length + 1) };
}

/** The number of region and rest; a rest with a code of its own, an address, and a mainland number are kept as typed. */
export function joinPhone({ region, rest }: TypedPhone): string {
  const typed = rest.trim();
  const isWhole = typed === '' || region === 'CN' || /^(?:[+＋]|00|００)|[@＠]/.test(typed);
  return isWhole ? rest : `+${codes.get(region) ?? ''}${rest}`;
}

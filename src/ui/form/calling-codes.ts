/** Regions of the phone field with their calling codes; the first is the default. */
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

/** Phone number as entered: region and the remaining input. */
export interface TypedPhone {
  region: Region;
  rest: string;
}

/**
 * Splits a number into region and rest.
 * @param shown current region of the field; preferred among regions that share a calling code
 */
export function splitPhone(value: string, shown: Region): TypedPhone {
  const has = ([, code]: readonly [Region, string]) => value.startsWith(`+${code}`);
  const [region] = CALLING_CODES.find((one) => one[0] === shown && has(one)) ??
    CALLING_CODES.find(has) ?? [undefined];
  if (region === undefined) return { region: value === '' ? shown : 'CN', rest: value };
  return { region, rest: value.slice((codes.get(region) ?? '').length + 1) };
}

/**
 * Joins region and rest. Returns the rest unchanged if it has its own calling code, or is an email address
 * or a mainland number.
 */
export function joinPhone({ region, rest }: TypedPhone): string {
  const typed = rest.trim();
  const isWhole = typed === '' || region === 'CN' || /^(?:[+＋]|00|００)|[@＠]/.test(typed);
  return isWhole ? rest : `+${codes.get(region) ?? ''}${rest}`;
}

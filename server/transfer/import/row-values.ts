import { withoutGuard } from '../export/formula-guard.ts';

/** Matches a time as spreadsheets write it, without a zone. */
const MOMENT = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})[ T](\d{1,2}):(\d{2})(?::(\d{2}))?$/;

const two = (digits = '0') => digits.padStart(2, '0');

/**
 * Converts a time of a spreadsheet, on the competition's clock, to the contract's form; returns other texts
 * unchanged.
 */
export function moment(text: string): string {
  const [, year, month, day, hour, minute, second] = MOMENT.exec(text) ?? [];
  if (year === undefined) return text;
  // Exports write the end of a day as 24:00.
  if (hour === '24' && minute === '00') {
    const midnight = Date.UTC(Number(year), Number(month) - 1, Number(day) + 1);
    return `${new Date(midnight).toISOString().slice(0, 10)}T00:00:00+08:00`;
  }
  return `${year}-${two(month)}-${two(day)}T${two(hour)}:${two(minute)}:${two(second)}+08:00`;
}

/** Converts a number; returns other texts unchanged. */
export function number(text: string): number | string {
  return /^-?\d{1,12}$/.test(text) ? Number(text) : text;
}

/** Removes the characters that spreadsheets and exports add around a cell's text. */
export function plainCell(cell = ''): string {
  return withoutGuard(cell).replaceAll('\r\n', '\n').trim();
}

type Convert = Readonly<Record<string, (text: string) => unknown>>;

/** Returns a record with a field set, or removed if undefined; `name.CN` is a nested field. */
function withField(
  record: Readonly<Record<string, unknown>>,
  field: string,
  value: unknown,
): Record<string, unknown> {
  const [outer = '', inner] = field.split('.');
  const { [outer]: before, ...others } = record;
  if (inner === undefined) return { ...others, ...(value !== undefined && { [outer]: value }) };
  const { [inner]: _replaced, ...parts } = (before ?? {}) as Record<string, unknown>;
  const whole = { ...parts, ...(value !== undefined && { [inner]: value }) };
  return { ...others, ...(Object.keys(whole).length > 0 && { [outer]: whole }) };
}

/**
 * Returns a record with the cells of a row as its fields. An empty cell removes the field; columns without
 * a field are ignored.
 */
export function recordOf(
  fields: readonly string[],
  cells: readonly string[],
  convert: Convert,
  record: Readonly<Record<string, unknown>> = {},
): Record<string, unknown> {
  let made = { ...record };
  for (const [index, field] of fields.entries()) {
    const text = plainCell(cells[index]);
    if (field === '') continue;
    const value = text === '' ? undefined : (convert[field]?.(text) ?? text);
    made = withField(made, field, value);
  }
  return made;
}

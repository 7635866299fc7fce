import { withoutGuard } from '../export/formula-guard.ts';

/** What a spreadsheet writes for a moment: on the competition's clock, where it names no zone. */
const MOMENT = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})[ T](\d{1,2}):(\d{2})(?::(\d{2}))?$/;

const two = (digits = '0') => digits.padStart(2, '0');

/** A time of a spreadsheet as the contract has it; another text stays as it is. */
export function moment(text: string): string {
  const [, year, month, day, hour, minute, second] = MOMENT.exec(text) ?? [];
  if (year === undefined) return text;
  // The end of a day, as exports write it.
  if (hour === '24' && minute === '00') {
    const midnight = Date.UTC(Number(year), Number(month) - 1, Number(day) + 1);
    return `${new Date(midnight).toISOString().slice(0, 10)}T00:00:00+08:00`;
  }
  return `${year}-${two(month)}-${two(day)}T${two(hour)}:${two(minute)}:${two(second)}+08:00`;
}

/** A number; another text stays as it is. */
export function number(text: string): number | string {
  return /^-?\d{1,12}$/.test(text) ? Number(text) : text;
}

/** A cell without the marks that spreadsheets and exports add around its text. */
export function plainCell(cell = ''): string {
  return withoutGuard(cell).replaceAll('\r\n', '\n').trim();
}

type Convert = Readonly<Record<string, (text: string) => unknown>>;

/** A record with a field set, or removed by undefined; `name.CN` is a field of a field. */
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
 * A record with the cells of a row in place of its fields; an empty cell removes the field. Columns
 * without a field are left out.
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

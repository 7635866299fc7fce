import { withoutGuard } from '../staff-export/formula-guard.ts';

/** What a spreadsheet writes for a moment: on the competition's clock, where it names no zone. */
const MOMENT = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})[ T](\d{1,2}):(\d{2})(?::(\d{2}))?$/;

const two = (digits = '0') => digits.padStart(2, '0');

/** A time of a spreadsheet as the contract has it; another text stays as it is. */
export function moment(text: string): string {
  const [, year, month, day, hour, minute, second] = MOMENT.exec(text) ?? [];
  if (year === undefined) return text;
  return `${year}-${two(month)}-${two(day)}T${two(hour)}:${two(minute)}:${two(second)}+08:00`;
}

/** A number; another text stays as it is. */
export function number(text: string): number | string {
  return /^-?\d{1,12}$/.test(text) ? Number(text) : text;
}

/** A row's cells as the record that they stand for; `name.CN` is a field of a field. */
export function recordOf(
  columns: readonly string[],
  cells: readonly string[],
  convert: Readonly<Record<string, (text: string) => unknown>>,
): Record<string, unknown> {
  const record: Record<string, unknown> = {};
  for (const [index, column] of columns.entries()) {
    const text = withoutGuard(cells[index] ?? '').trim();
    if (text === '') continue;
    const value = convert[column]?.(text) ?? text;
    const [field = '', part] = column.split('.');
    if (part === undefined) record[field] = value;
    else record[field] = { ...(record[field] as object | undefined), [part]: value };
  }
  return record;
}

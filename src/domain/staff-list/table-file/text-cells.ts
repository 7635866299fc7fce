import papa from 'papaparse';
import { TableProblem } from './table-problem';
import { withoutLoss } from './decode-text';
import { isFilled } from './read-table';

/** A line that Excel writes in front of the heads to name the separator. */
const SEPARATOR_LINE = /^sep=(.)\r?\n/i;

/** Reads cells pasted from a spreadsheet, whose quotes are part of the text; undefined where rows differ. */
function literalCells(text: string): string[][] | undefined {
  const { data } = papa.parse<string[]>(text, { delimiter: '\t', quoteChar: '\0' });
  const width = data.find(isFilled)?.length;
  return data.every((row) => !isFilled(row) || row.length === width) ? data : undefined;
}

/**
 * Reads the cells of a table in a text (commas, semicolons, tabs or bars), empty rows included, so that
 * rows count as in the spreadsheet. Throws `TableProblem` with the row of a quote that never closes or
 * closes too early.
 */
export function textCells(text: string): string[][] {
  const table = withoutLoss(text.replace(/^\uFEFF/, ''));
  const separator = SEPARATOR_LINE.exec(table)?.[1];
  const body = table.replace(SEPARATOR_LINE, '');
  const { data, errors, meta } = papa.parse<string[]>(
    body,
    separator === undefined ? {} : { delimiter: separator },
  );
  const broken = errors.find(({ type }) => type === 'Quotes');
  if (broken === undefined) return data;
  const cells = meta.delimiter === '\t' ? literalCells(body) : undefined;
  if (cells === undefined) throw new TableProblem('quotes', (broken.row ?? 0) + 1);
  return cells;
}

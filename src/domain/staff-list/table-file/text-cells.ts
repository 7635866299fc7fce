import papa from 'papaparse';
import { TableProblem } from './table-problem';
import { withoutLoss } from './decode-text';
import { isFilled } from './read-table';

/** First line in which Excel declares the separator. */
const SEPARATOR_LINE = /^sep=(.)\r?\n/i;

/** Reads tab-separated cells with literal quotes; undefined if the rows differ in length. */
function literalCells(text: string): string[][] | undefined {
  const { data } = papa.parse<string[]>(text, { delimiter: '\t', quoteChar: '\0' });
  const width = data.find(isFilled)?.length;
  return data.every((row) => !isFilled(row) || row.length === width) ? data : undefined;
}

/**
 * Reads the cells of a text table (separated by commas, semicolons, tabs or bars). Keeps empty
 * rows, so that row numbers match the spreadsheet.
 * @throws TableProblem with the row of an unclosed or misplaced quote
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

import { Readable } from 'node:stream';
import papa from 'papaparse';
import type { Cell } from './cells.ts';
import { FORMULA } from './formula-guard.ts';

/** Makes spreadsheet programs read UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * Streams rows as a CSV file. Prefixes formulas with an apostrophe, so that spreadsheet programs treat them
 * as text.
 */
export function csvFile(rows: AsyncIterable<readonly Cell[]>): Readable {
  async function* lines() {
    yield BYTE_ORDER_MARK;
    for await (const row of rows) {
      yield `${papa.unparse([row], { escapeFormulae: FORMULA })}\r\n`;
    }
  }
  return Readable.from(lines(), { objectMode: false });
}

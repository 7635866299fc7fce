import { Readable } from 'node:stream';
import papa from 'papaparse';
import type { Cell } from './cells.ts';

/** Makes spreadsheets read UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Rows as a CSV file, made as they come. What a spreadsheet would take for a formula is a text there. */
export function csvFile(rows: AsyncIterable<readonly Cell[]>): Readable {
  async function* lines() {
    yield BYTE_ORDER_MARK;
    for await (const row of rows) {
      yield `${papa.unparse([row], { escapeFormulae: true })}\r\n`;
    }
  }
  return Readable.from(lines(), { objectMode: false });
}

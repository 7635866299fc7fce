import { inArray } from 'drizzle-orm';
import type { Database } from '../../database/open.ts';
import { LANGUAGES, message } from '../../base/messages.ts';
import { cellText } from '../export/cells.ts';
import { plainCell } from './row-values.ts';
import {
  type Problem,
  type Table,
  type Outcome,
  rowId,
  type Reader,
  importRow,
} from './import-row.ts';

/** Rolls back the transaction. */
class RolledBack extends Error {}

export interface Imported extends Record<Outcome, number> {
  problems: Problem[];
}

/** True if a request with the same key has imported the table. */
async function isImported(db: Database, table: Table): Promise<boolean> {
  const { createsIn } = table.list;
  if (createsIn === undefined || !table.apply) return false;
  const ids = table.rows.map((_, row) => rowId(table, row));
  return (await db.$count(createsIn, inArray(createsIn.id, ids))) > 0;
}

async function readerOf(db: Database, { list, fields, rows, now }: Table): Promise<Reader> {
  const texts = await Promise.all(LANGUAGES.map((language) => cellText(db, language)));
  const column = fields.indexOf('id');
  const ids = column === -1 ? [] : rows.map((cells) => plainCell(cells[column])).filter(Boolean);
  return { texts, stored: await list.readStored(db, [...new Set(ids)], { now, texts }) };
}

/** Returns problems for rows whose identifier occurs in an earlier row. */
function repeatedRows({ fields, rows, language }: Table): Problem[] {
  const column = fields.indexOf('id');
  const seen = new Set<string>();
  return rows.flatMap((cells, row) => {
    const id = column === -1 ? '' : plainCell(cells[column]);
    if (id === '' || !seen.has(id)) {
      seen.add(id);
      return [];
    }
    return [{ row, column: 'id', message: message(language, 'importRowTwice') }];
  });
}

/** Writes all rows in one transaction; commits it only without problems and with `apply`. */
async function tryTable(db: Database, table: Table): Promise<Imported> {
  const reader = await readerOf(db, table);
  const imported: Imported = {
    created: 0,
    changed: 0,
    unchanged: 0,
    problems: repeatedRows(table),
  };
  try {
    await db.transaction(async (tx) => {
      for (const [row, cells] of table.rows.entries()) {
        const outcome = await importRow(tx, table, { row, cells, reader });
        if (typeof outcome === 'string') imported[outcome] += 1;
        else imported.problems.push(...outcome);
      }
      if (!table.apply || imported.problems.length > 0) throw new RolledBack();
    });
  } catch (error) {
    if (!(error instanceof RolledBack)) throw error;
  }
  return imported;
}

/**
 * Imports a table unless a request with the same key has done so. Of two concurrent requests, the second
 * fails on the rows of the first, by a rule of the list or by their identifiers.
 */
export async function importOnce(db: Database, table: Table): Promise<Imported> {
  const done = async (): Promise<Imported | undefined> => {
    if (!(await isImported(db, table))) return undefined;
    return { created: table.rows.length, changed: 0, unchanged: 0, problems: [] };
  };
  const before = await done();
  if (before !== undefined) return before;
  try {
    const imported = await tryTable(db, table);
    return imported.problems.length > 0 ? ((await done()) ?? imported) : imported;
  } catch (error) {
    const meanwhile = await done();
    if (meanwhile !== undefined) return meanwhile;
    throw error;
  }
}

import { hasPermission } from '../../http/access.ts';
import { businessRule, forbidden } from '../../base/failure.ts';
import type { Language } from '../../base/messages.ts';
import type { HandlersOf, Services } from '../../http/services.ts';
import { fieldFinder, headOf } from './heads.ts';
import { importOnce } from './import-table.ts';
import type { ImportedList } from './imported-list.ts';
import { IMPORTED } from './lists.ts';

/** Returns the fields of a table's columns; throws a business rule for an unknown or repeated one. */
function fieldsOf(list: ImportedList, heads: readonly string[], language: Language): string[] {
  const find = fieldFinder(list.columns);
  const seen = new Set<string>();
  return heads.map((head) => {
    const field = find(head);
    if (field === undefined) {
      const known = list.columns.filter((column) => column.field !== undefined);
      const columns = known.map((column) => headOf(column, language)).join(', ');
      throw businessRule('importColumnUnknown', { column: head, columns });
    }
    if (field !== '' && seen.has(field)) throw businessRule('importColumnTwice', { column: head });
    seen.add(field);
    return field;
  });
}

/** Handlers of staff for imports. */
export function importHandlers({ db, now }: Services): HandlersOf<'importRecords'> {
  return {
    importRecords: async ({ params, body, session, language, newId, audit }) => {
      audit({ target: params.list });
      const list = IMPORTED[params.list];
      if (!hasPermission(session, list.permission)) throw forbidden();
      const { rows, apply } = body;
      const fields = fieldsOf(list, body.columns, language);
      const table = { list, fields, rows, apply, session, language, newId, now: now() };
      const imported = await importOnce(db, table);
      const applied = apply && imported.problems.length === 0;
      audit({ detail: `${String(rows.length)}, ${applied ? 'written' : 'checked only'}` });
      return { records: rows.length, applied, columns: fields, ...imported };
    },
  };
}

import type { Schemas, Session } from '../../http/types.ts';
import { type MessageId, type Language, message, LANGUAGES } from '../../base/messages.ts';
import { ApiFailure } from '../../base/failure.ts';
import type { ImportedList, StoredRecord } from './imported-list.ts';
import { derivedIdentifier } from '../../http/new-identifier.ts';
import type { CellText } from '../export/cells.ts';
import { validatorOf, fieldOf } from './validators.ts';
import { problemText } from './problem-text.ts';
import type { Transaction } from '../../database/open.ts';
import { plainCell, recordOf } from './row-values.ts';
import { LONGEST_CELL } from '../export/xlsx.ts';
import { asBusinessRule } from '../../database/constraints.ts';

export type Problem = Schemas['ImportProblem'];

/** Fields of broken rules, where they differ from the fields in forms. */
const FIELD_OF: Partial<Record<MessageId, string>> = { timesOrder: 'start', notFound: 'id' };

/** Returns the field of a broken rule; undefined if it concerns the whole row. */
function brokenField({ messageId, field }: ApiFailure): string | undefined {
  return FIELD_OF[messageId] ?? field?.pointer.slice(1).replaceAll('/', '.');
}

/** Character that decoders insert for invalid bytes. */
const REPLACEMENT = '\uFFFD';

/** A table to import, with the context of its request. */
export interface Table {
  list: ImportedList;
  /** Field of each column; '' if it isn't imported. */
  fields: readonly string[];
  rows: readonly (readonly string[])[];
  apply: boolean;
  session: Session;
  language: Language;
  /** Identifier from the request, from which those of created records are derived. */
  newId: string;
  now: Date;
}

/** Result of a row. */
export type Outcome = 'created' | 'changed' | 'unchanged';

/** Returns the identifier of the record that a row creates. */
export const rowId = ({ newId }: Table, row: number) => derivedIdentifier(newId, row);

export interface Reader {
  texts: readonly CellText[];
  stored: ReadonlyMap<string, StoredRecord>;
}

/**
 * Returns the converters of cells: choices by their labels in any language, other fields as the list
 * defines.
 */
function convertersOf({ convert, choices }: ImportedList, texts: readonly CellText[]) {
  const chosen = Object.entries(choices).map(([field, { values, label }]) => {
    const valueOf = (cell: string) =>
      values.find((value) =>
        [String(value), ...texts.map((text) => label(value, text))].includes(cell),
      ) ?? cell;
    return [field, valueOf] as const;
  });
  return { ...convert, ...Object.fromEntries(chosen) };
}

/** Returns the problems of a row's cells. */
function cellProblems({ fields, language }: Table, row: number, cells: readonly string[]) {
  const problems: Problem[] = [];
  if (cells.slice(fields.length).some((cell) => cell.trim() !== ''))
    problems.push({ row, message: message(language, 'importCellsBeyond') });
  for (const [index, field] of fields.entries()) {
    if (field !== '' && cells[index]?.includes(REPLACEMENT) === true)
      problems.push({ row, column: field, message: message(language, 'importUnreadable') });
  }
  return problems;
}

/** Returns the problems of a record by its schema, one per field. */
function schemaProblems(
  { list, language }: Table,
  row: number,
  record: object,
  text: CellText,
): Problem[] {
  const validate = validatorOf(list.schema);
  if (validate(record)) return [];
  const fields = list.columns.map(({ field }) => field);
  const found = (validate.errors ?? []).map((error) => {
    const column = fieldOf(error, fields);
    const choices = list.choices[column];
    return { row, column, message: problemText(error, { language, choices, text }) };
  });
  const byField = Map.groupBy(found, ({ column }) => column);
  return [...byField.values()].flatMap(([first]) => first ?? []);
}

/** Writes a row; returns its outcome or its problems. */
export async function importRow(
  tx: Transaction,
  table: Table,
  { row, cells, reader }: { row: number; cells: readonly string[]; reader: Reader },
): Promise<Outcome | Problem[]> {
  const { list, fields, language, session, now } = table;
  const unreadable = cellProblems(table, row, cells);
  if (unreadable.length > 0) return unreadable;
  const former = reader.stored.get(plainCell(cells[fields.indexOf('id')]));
  const isWritten = (field: string, index: number) => {
    if (former !== undefined) return !former.holds(field, plainCell(cells[index]));
    return field !== 'id' || list.createsIn === undefined;
  };
  const written = fields.map((field, index) => (isWritten(field, index) ? field : ''));
  if (former !== undefined && written.every((field) => field === '')) return 'unchanged';

  const cut = written.filter(
    (field, index) => field !== '' && cells[index]?.length === LONGEST_CELL,
  );
  if (cut.length > 0)
    return cut.map((column) => ({ row, column, message: message(language, 'importCutCell') }));

  const convert = convertersOf(list, reader.texts);
  const record = { ...list.fixed, ...recordOf(written, cells, convert, former?.body) };
  const text = reader.texts[LANGUAGES.indexOf(language)] ?? reader.texts[0];
  const problems = text === undefined ? [] : schemaProblems(table, row, record, text);
  if (problems.length > 0) return problems;
  const context = { id: rowId(table, row), session, now };
  try {
    await tx.transaction((step) =>
      former === undefined
        ? list.write(step, record, context)
        : former.change(step, record, context),
    );
    return former === undefined ? 'created' : 'changed';
  } catch (thrown) {
    const error = asBusinessRule(thrown);
    if (!(error instanceof ApiFailure)) throw error;
    const column = brokenField(error);
    const text = message(language, error.messageId, error.values);
    return [{ row, ...(column !== undefined && { column }), message: text }];
  }
}

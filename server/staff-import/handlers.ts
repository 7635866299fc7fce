import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { eq } from 'drizzle-orm';
import { hasPermission } from '../contract/access.ts';
import { ApiFailure, businessRule, forbidden } from '../contract/failure.ts';
import { addNormalForms } from '../contract/normal-forms.ts';
import { contractDocument } from '../contract/specification.ts';
import { isDay, isTime } from '../contract/times.ts';
import type { Schemas, Session } from '../contract/types.ts';
import { ruleMessage } from '../contract/validation.ts';
import type { Database } from '../database/open.ts';
import { message, type Language, type MessageId } from '../messages.ts';
import type { HandlersOf, Services } from '../services.ts';
import { IMPORTED, type ImportedList } from './lists.ts';
import { recordOf } from './row-values.ts';

type Problem = Schemas['ImportProblem'];

/** The cell that a broken rule is about; of others the row as a whole. */
const COLUMN_OF: Partial<Record<MessageId, string>> = {
  mobileTaken: 'mobile',
  emailTaken: 'email',
  userCodeTaken: 'userCode',
  addressInvalid: 'url',
  timesOrder: 'start',
  notFound: 'id',
  awardNeeded: 'award',
};

let validators: Ajv2020 | undefined;

/** What judges a record by its schema in the contract, as a call with it would be judged. */
function validatorOf(schema: string): ValidateFunction {
  if (validators === undefined) {
    validators = new Ajv2020({ strict: false, allErrors: true });
    addFormats(validators);
    addNormalForms(validators);
    validators.addFormat('date-time', isTime).addFormat('date', isDay);
    validators.addSchema(contractDocument(), 'contract');
  }
  const validate = validators.getSchema(`contract#/components/schemas/${schema}`);
  if (validate === undefined) throw new Error(`the contract has no schema ${schema}`);
  return validate;
}

/** The column that an error of the schema is about. */
function columnOf({ instancePath, params }: ErrorObject, columns: readonly string[]): string {
  const missing: unknown = (params as Record<string, unknown>)['missingProperty'];
  const path = [
    ...instancePath.split('/').slice(1),
    ...(typeof missing === 'string' ? [missing] : []),
  ];
  const named = path.join('.');
  // Of a text in three languages the first is what must be there.
  return columns.find((column) => column === named || column === `${named}.CN`) ?? named;
}

/** Ends a transaction without anything written. */
class RolledBack extends Error {}

interface Table {
  list: ImportedList;
  body: Schemas['ImportBody'];
  session: Session;
  language: Language;
  /** Identifier for what the call creates. */
  newId: string;
  now: Date;
}

const rowId = ({ list, newId }: Table, row: number) =>
  `${list.creates?.prefix ?? ''}${newId}-${String(row)}`;

/** Whether a call with the same key has brought the table in. */
async function isBroughtIn(db: Database, table: Table): Promise<boolean> {
  const { creates } = table.list;
  if (creates === undefined || !table.body.apply) return false;
  return (await db.$count(creates.table, eq(creates.table.id, rowId(table, 0)))) > 0;
}

/** Tries every row, all in one transaction, which stays only where nothing is wrong and `apply` is set. */
async function importTable(db: Database, table: Table): Promise<Problem[]> {
  const { list, body, session, language, now } = table;
  const problems: Problem[] = [];
  const validate = validatorOf(list.schema);
  const { columns, rows, apply } = body;
  try {
    await db.transaction(async (tx) => {
      for (const [row, cells] of rows.entries()) {
        const record = { ...list.fixed, ...recordOf(columns, cells, list.convert) };
        if (!validate(record)) {
          const found = (validate.errors ?? []).map((error) => ({
            row,
            column: columnOf(error, list.columns),
            message: ruleMessage(language, error),
          }));
          const byColumn = Map.groupBy(found, ({ column }) => column);
          problems.push(...[...byColumn.values()].flatMap(([first]) => first ?? []));
          continue;
        }
        try {
          await tx.transaction((step) =>
            list.write(step, record, { id: rowId(table, row), session, now }),
          );
        } catch (error) {
          if (!(error instanceof ApiFailure)) throw error;
          const column = COLUMN_OF[error.messageId];
          problems.push({
            row,
            ...(column !== undefined && { column }),
            message: message(language, error.messageId, error.values),
          });
        }
      }
      if (!apply || problems.length > 0) throw new RolledBack();
    });
  } catch (error) {
    if (!(error instanceof RolledBack)) throw error;
  }
  return problems;
}

/**
 * Brings a table in unless a call with the same key has. Of two at once, the rows of the first are
 * what the second stumbles over: by a rule of the list, or by the identifiers of its rows.
 */
async function importOnce(db: Database, table: Table): Promise<Problem[]> {
  if (await isBroughtIn(db, table)) return [];
  try {
    const problems = await importTable(db, table);
    return problems.length > 0 && (await isBroughtIn(db, table)) ? [] : problems;
  } catch (error) {
    if (await isBroughtIn(db, table)) return [];
    throw error;
  }
}

/** Rows of tables that staff bring into their lists. */
export function importHandlers({ db, now }: Services): HandlersOf<'importRecords'> {
  return {
    importRecords: async ({ params, body, session, language, newId, audit }) => {
      audit({ target: params.list });
      const list = IMPORTED[params.list];
      if (!hasPermission(session, list.right)) throw forbidden();
      const unknown = body.columns.find((column) => !list.columns.includes(column));
      if (unknown !== undefined) throw businessRule('importColumnUnknown', { column: unknown });
      const records = body.rows.length;
      const table = { list, body, session, language, newId, now: now() };
      const problems = await importOnce(db, table);
      const applied = body.apply && problems.length === 0;
      audit({ detail: `${String(records)}, ${applied ? 'written' : 'looked at'}` });
      return { records, applied, problems };
    },
  };
}

import { is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import * as schema from '../../database/schema.ts';

interface BackedUpTable {
  name: string;
  /** Names of the tables that its rows reference. */
  refersTo: string[];
  /** Columns with a sequence. */
  counters: string[];
}

function describe(table: PgTable): BackedUpTable {
  const { name, columns, foreignKeys } = getTableConfig(table);
  return {
    name,
    refersTo: foreignKeys
      .map((key) => getTableConfig(key.reference().foreignTable).name)
      .filter((other) => other !== name),
    counters: columns
      .filter(({ generatedIdentity }) => generatedIdentity !== undefined)
      .map((column) => column.name),
  };
}

/**
 * Tables that are excluded from backups: file references are derived from other tables; sessions, tickets,
 * invitations, codes and pauses may have been used or have expired since the backup.
 */
const LEFT_OUT: readonly PgTable[] = [
  schema.fileUses,
  schema.sessions,
  schema.fileTickets,
  schema.invitations,
  schema.loginTickets,
  schema.mailPauses,
  schema.verificationCodes,
  schema.recoveryCodes,
];

/** Returns all tables of a backup, referenced tables first. */
export function tablesInOrder(): BackedUpTable[] {
  const left = Object.values(schema)
    .filter((value) => is(value, PgTable))
    .filter((table) => !LEFT_OUT.includes(table))
    .map(describe);
  const placed: BackedUpTable[] = [];
  while (left.length > 0) {
    const next = left.findIndex(({ refersTo }) =>
      refersTo.every((name) => placed.some((table) => table.name === name)),
    );
    if (next === -1) throw new Error('circular references between tables');
    placed.push(...left.splice(next, 1));
  }
  return placed;
}

import { businessRule } from '../../base/failure.ts';
import { matches } from '../../database/schema.ts';
import { recordStatements, type RecordKind } from '../../records/record/record-kinds.ts';
import { editionBody } from './staff-present.ts';

/** Configures deletion and restoration of editions; a published edition can't be deleted. */
export const editionKind: RecordKind = {
  ...recordStatements(matches),
  permission: 'edition:write',
  bodyOf: (row) => ({ ...editionBody(row as typeof matches.$inferSelect) }),
  checkRemoval: (row) => {
    if ((row as typeof matches.$inferSelect).publishedAt !== null)
      throw businessRule('editionPublished');
  },
};

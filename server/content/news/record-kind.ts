import { news } from '../../database/schema.ts';
import { recordStatements, type RecordKind } from '../../records/record/record-kinds.ts';
import { newsBody } from './present.ts';

/** Configures deletion and restoration of news items. */
export const newsKind: RecordKind = {
  ...recordStatements(news),
  permission: 'content:write',
  bodyOf: (row) => ({ ...newsBody(row as typeof news.$inferSelect) }),
};

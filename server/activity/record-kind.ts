import { activities } from '../database/schema.ts';
import { recordStatements, type RecordKind } from '../records/record/record-kinds.ts';
import { activityBody } from './staff-present.ts';

/** Configures deletion and restoration of activities. */
export const activityKind: RecordKind = {
  ...recordStatements(activities),
  permission: 'activity:write',
  bodyOf: (row) => ({ ...activityBody(row as typeof activities.$inferSelect) }),
};

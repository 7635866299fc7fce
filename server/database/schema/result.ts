import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { components } from '../../../openapi/generated/operations.ts';
import type { MessageId } from '../../base/messages.ts';
import { moment } from './columns.ts';
import { matches } from './match.ts';
import { users } from './people.ts';

/** Publications of results, planned or done. Nothing deletes them while their edition exists. */
export const resultPublications = pgTable(
  'result_publications',
  {
    id: text('id').primaryKey(),
    matchId: text('match_id')
      .notNull()
      .references(() => matches.id, { onDelete: 'cascade' }),
    stage: text('stage').$type<components['schemas']['ResultStage']>().notNull(),
    at: moment('at').notNull(),
    /** Author; null if the account was deleted. */
    userId: text('user_id').references(() => users.id, { onDelete: 'set null' }),
    /** Null for a publication at once. */
    plannedAt: moment('planned_at'),
    /** Null until the results are published. */
    publishedAt: moment('published_at'),
    /** Number of entries whose visible result changed. */
    entries: integer('entries'),
    /** Ids of entries in the order of the winners of each prize; null to keep the last order. */
    order: jsonb('winner_order').$type<string[]>(),
    /** Time when the publication was withdrawn, cancelled or refused. */
    endedAt: moment('ended_at'),
    endedBy: text('ended_by').references(() => users.id, { onDelete: 'set null' }),
    /** Message of the business rule that forbade the planned publication. */
    refusal: text('refusal').$type<MessageId>(),
  },
  (table) => [
    index('result_publications_match').on(table.matchId, table.at),
    index('result_publications_user').on(table.userId),
    index('result_publications_ended_by').on(table.endedBy),
    uniqueIndex('result_publications_planned')
      .on(table.matchId, table.stage)
      .where(sql`${table.publishedAt} is null and ${table.endedAt} is null`),
  ],
);

import {
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';
import type { components } from '../../../openapi/generated/operations.ts';
import { localized, moment } from './columns.ts';
import { matches } from './match.ts';
import { users } from './people.ts';
import { projects } from './project.ts';

type Schemas = components['schemas'];

/** Rounds in which judges score entries of an edition. */
export const judgingRounds = pgTable(
  'judging_rounds',
  {
    id: text('id').primaryKey(),
    matchId: text('match_id')
      .notNull()
      .references(() => matches.id, { onDelete: 'cascade' }),
    name: localized('name').notNull(),
    opens: moment('opens').notNull(),
    closes: moment('closes').notNull(),
    judgesPerEntry: integer('judges_per_entry').notNull(),
    /** True if judges see neither the people nor the company of an entry. */
    blind: boolean('blind').notNull(),
    rankBy: text('rank_by').$type<Schemas['JudgingRanking']>().notNull(),
    /** Copied from the edition when the round is created. */
    criteria: jsonb('criteria').$type<Schemas['JudgingCriterion'][]>().notNull(),
    /** Round whose shortlist this round judges; null for all accepted entries. */
    fromRoundId: text('from_round_id').references((): AnyPgColumn => judgingRounds.id, {
      onDelete: 'set null',
    }),
    revision: integer('revision').notNull(),
    createDate: moment('create_date').notNull(),
  },
  (table) => [index('judging_rounds_match').on(table.matchId, table.createDate)],
);

/** Entries of a round. */
export const judgingEntries = pgTable(
  'judging_entries',
  {
    roundId: text('round_id')
      .notNull()
      .references(() => judgingRounds.id, { onDelete: 'cascade' }),
    projectId: text('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    shortlisted: boolean('shortlisted').notNull().default(false),
    /** Position among entries with the same score; null unless staff ordered them. */
    tiePosition: integer('tie_position'),
    tieReason: text('tie_reason'),
    /** Score for which `tiePosition` holds. */
    tieScore: doublePrecision('tie_score'),
  },
  (table) => [
    primaryKey({ columns: [table.roundId, table.projectId] }),
    index('judging_entries_project').on(table.projectId),
  ],
);

/** Assignments of entries to judges, with their score sheets. */
export const judgingAssignments = pgTable(
  'judging_assignments',
  {
    id: text('id').primaryKey(),
    roundId: text('round_id')
      .notNull()
      .references(() => judgingRounds.id, { onDelete: 'cascade' }),
    projectId: text('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    /** Null if the account was deleted; its submitted scores still count. */
    judgeId: text('judge_id').references(() => users.id, { onDelete: 'set null' }),
    state: text('state').$type<Schemas['AssignmentState']>().notNull(),
    /** Reason of a declined assignment. */
    reason: text('reason'),
    conflict: boolean('conflict').notNull().default(false),
    values: jsonb('values').$type<Schemas['SheetValue'][]>().notNull().default([]),
    commentToStaff: text('comment_to_staff'),
    commentToTeam: text('comment_to_team'),
    revision: integer('revision').notNull(),
    /** Time of the judge's last save; null before the first one. */
    updateDate: moment('update_date'),
    createDate: moment('create_date').notNull(),
  },
  (table) => [
    unique('judging_assignments_judge').on(table.roundId, table.projectId, table.judgeId),
    index('judging_assignments_user').on(table.judgeId),
    index('judging_assignments_project').on(table.projectId),
  ],
);

/** Conflicts of interest that judges declared; they hold in all rounds. */
export const judgingConflicts = pgTable(
  'judging_conflicts',
  {
    projectId: text('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.projectId, table.userId] }),
    index('judging_conflicts_user').on(table.userId),
  ],
);

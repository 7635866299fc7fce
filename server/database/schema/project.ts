import { sql, type SQL } from 'drizzle-orm';
import {
  bigint,
  boolean,
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
import { moment } from './columns.ts';
import { files } from './file.ts';
import { matches } from './match.ts';
import { users } from './people.ts';
import { entryText, searchColumn, searchTokens } from './searched-text.ts';

type Schemas = components['schemas'];

interface StateColumns {
  status: AnyPgColumn;
  publishedBy: AnyPgColumn;
}

/** Statuses of entries, as in the contract. */
export const SUBMITTED = 1;
export const IN_REVIEW = 2;
export const SHORTLISTED = 3;
export const AWARDED = 4;

/** Condition for accepted entries that are published. */
export function isPublic({ status, publishedBy }: StateColumns): SQL {
  return sql`(${publishedBy} is not null and ${status} between 2 and 4)`;
}

/** Condition for entries that are not drafts. */
export function isSubmitted({ status }: Pick<StateColumns, 'status'>): SQL {
  return sql`(${status} >= 1)`;
}

/** Entries; a draft may lack any content. */
export const projects = pgTable(
  'projects',
  {
    id: text('id').primaryKey(),
    matchId: text('match_id')
      .notNull()
      .references(() => matches.id),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    /** Status that the team and the public see; `project_decisions` has the decisions of staff. */
    status: integer('status').$type<Schemas['ProjectStatus']>().notNull(),
    /** Whether the team and the public see that the shortlisted entry is in the final. */
    finalist: boolean('finalist').notNull().default(false),
    /**
     * Status that staff see: that of `project_decisions`, or `status` without a decision. Triggers write this
     * column.
     */
    decidedStatus: integer('decided_status').$type<Schemas['ProjectStatus']>().notNull().default(0),
    /**
     * Reason why the entry is public: staff published the entry, or a stage of the results of its edition was
     * published (`results`: the winners). Null if only the team and staff see the entry.
     */
    publishedBy: text('published_by').$type<
      'staff' | 'accepted' | 'shortlisted' | 'finalists' | 'results'
    >(),
    /** Incremented with each change; a save contains the revision that the form started with. */
    revision: integer('revision').notNull(),
    /** Revision of the team's last save; changes of the status alone don't change it. */
    contentRevision: integer('content_revision').notNull().default(0),
    /** Key of the save that created this revision; makes saving idempotent. */
    saveKey: text('save_key').notNull(),
    agreed: boolean('agreed').notNull().default(false),
    name: text('name'),
    domain: text('domain'),
    city: text('city'),
    stage: text('stage').$type<Schemas['ProjectStage']>(),
    summary: text('summary'),
    description: text('description'),
    englishName: text('english_name'),
    englishSummary: text('english_summary'),
    team: jsonb('team').$type<Schemas['MyProjectTeam']>().notNull(),
    members: jsonb('members').$type<Schemas['MyProjectMember'][]>().notNull(),
    company: jsonb('company').$type<Schemas['MyProjectCompany']>().notNull(),
    logoFileId: text('logo_file_id').references(() => files.id),
    videoFileId: text('video_file_id').references(() => files.id),
    /** Rank among the winners of the edition; null without a rank. */
    rank: integer('rank'),
    submitDate: moment('submit_date'),
    createDate: moment('create_date').notNull(),
    updateDate: moment('update_date').notNull(),
    searchText: searchColumn((): SQL => entryText(projects)),
  },
  (table) => [
    // One entry per account and edition, even with concurrent requests.
    unique('projects_user_match').on(table.userId, table.matchId),
    index('projects_match').on(table.matchId, table.status),
    index('projects_logo').on(table.logoFileId),
    index('projects_video').on(table.videoFileId),
    index('projects_public_order').on(table.matchId, table.rank, table.id).where(isPublic(table)),
    index('projects_staff_order')
      .on(table.submitDate.desc().nullsLast(), table.id.desc().nullsFirst())
      .where(isSubmitted(table)),
    index('projects_decided_order')
      .on(table.decidedStatus, table.submitDate.desc().nullsLast(), table.id.desc().nullsFirst())
      .where(isSubmitted(table)),
    index('projects_search')
      .using('gin', searchTokens(table.searchText))
      // Without the pending list, which would slow down searches until a vacuum merges it.
      .with({ fastupdate: false }),
  ],
);

export const projectFiles = pgTable(
  'project_files',
  {
    projectId: text('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    fileId: text('file_id')
      .notNull()
      .references(() => files.id),
    /** True if the file is public once the entry is published. */
    shared: boolean('shared').notNull(),
    /** Id of the required document that the file provides; null for other files. */
    document: text('document'),
    position: integer('position').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.projectId, table.fileId] }),
    index('project_files_file').on(table.fileId),
  ],
);

export const projectAwards = pgTable(
  'project_awards',
  {
    projectId: text('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** Prize of the edition; null for an award without a prize. */
    prizeId: text('prize_id'),
    amount: bigint('amount', { mode: 'number' }),
  },
  (table) => [
    primaryKey({ columns: [table.projectId, table.name] }),
    index('project_awards_name').on(table.name),
    index('project_awards_prize').on(table.prizeId),
  ],
);

/** Steps visible to the team, with the time when each became visible. */
export const projectHistory = pgTable(
  'project_history',
  {
    projectId: text('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    status: integer('status').$type<Schemas['ProjectStatus']>().notNull(),
    finalist: boolean('finalist').notNull().default(false),
    at: moment('at').notNull(),
    note: text('note'),
    /** Stage whose publication added the step; null for other steps, and for results of earlier releases. */
    stage: text('stage').$type<Schemas['ResultStage']>(),
  },
  (table) => [primaryKey({ columns: [table.projectId, table.position] })],
);

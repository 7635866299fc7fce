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

/** Statuses of entries as the contract numbers them. */
export const SUBMITTED = 1;
export const IN_REVIEW = 2;
export const SHORTLISTED = 3;
export const AWARDED = 4;

/** Accepted entries that staff have decided to publish; statuses as the contract numbers them. */
export function isPublic({ status, publishedBy }: StateColumns): SQL {
  return sql`(${publishedBy} is not null and ${status} between 2 and 4)`;
}

/** Entries that are no draft. */
export function isSubmitted({ status }: Pick<StateColumns, 'status'>): SQL {
  return sql`(${status} >= 1)`;
}

/** Entries; a draft may lack any of its content. */
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
    /** What the team and everyone see; what staff decide stands in `project_decisions`. */
    status: integer('status').$type<Schemas['ProjectStatus']>().notNull(),
    /**
     * The status as staff have decided it, for staff alone: that of `project_decisions`, else the one
     * above. Triggers write it, whoever changes either of them.
     */
    decidedStatus: integer('decided_status').$type<Schemas['ProjectStatus']>().notNull().default(0),
    /**
     * By which decision everyone may see the entry: that of staff about itself, or the publication
     * of its edition's results. Null for an entry that only its team and staff see.
     */
    publishedBy: text('published_by').$type<'staff' | 'results'>(),
    /** Goes up by one with each change; a save names the one that it is based on. */
    revision: integer('revision').notNull(),
    /** The revision of the team's last save: changes of the status alone don't move it. */
    contentRevision: integer('content_revision').notNull().default(0),
    /** The key of the save that made this revision: a save that comes twice is done once. */
    saveKey: text('save_key').notNull(),
    agreed: boolean('agreed').notNull().default(false),
    name: text('name'),
    domain: text('domain'),
    city: text('city'),
    stage: text('stage').$type<Schemas['ProjectStage']>(),
    summary: text('summary'),
    description: text('description'),
    team: jsonb('team').$type<Schemas['MyProjectTeam']>().notNull(),
    members: jsonb('members').$type<Schemas['MyProjectMember'][]>().notNull(),
    company: jsonb('company').$type<Schemas['MyProjectCompany']>().notNull(),
    logoFileId: text('logo_file_id').references(() => files.id),
    videoFileId: text('video_file_id').references(() => files.id),
    /** Place among the winners of its edition; null for who won nothing. */
    rank: integer('rank'),
    submitDate: moment('submit_date'),
    createDate: moment('create_date').notNull(),
    updateDate: moment('update_date').notNull(),
    searchText: searchColumn((): SQL => entryText(projects)),
  },
  (table) => [
    // One entry an account and edition, whatever comes at once.
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
      // What is written is found at once by the index: nothing else would merge a list of what came.
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
    /** Whether everyone may see it once the entry is published. */
    shared: boolean('shared').notNull(),
    /** Which of the documents that its edition asks for it is; null for another file. */
    document: text('document'),
    position: integer('position').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.projectId, table.fileId] }),
    index('project_files_file').on(table.fileId),
  ],
);

/** Awards that everyone sees. */
export const projectAwards = pgTable(
  'project_awards',
  {
    projectId: text('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** The prize of the edition that it is; null for an award that is none. */
    prizeId: text('prize_id'),
    amount: bigint('amount', { mode: 'number' }),
  },
  (table) => [
    primaryKey({ columns: [table.projectId, table.name] }),
    index('project_awards_name').on(table.name),
    index('project_awards_prize').on(table.prizeId),
  ],
);

/** The steps that the team sees, each from when it could see it. */
export const projectHistory = pgTable(
  'project_history',
  {
    projectId: text('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    status: integer('status').$type<Schemas['ProjectStatus']>().notNull(),
    at: moment('at').notNull(),
    note: text('note'),
  },
  (table) => [primaryKey({ columns: [table.projectId, table.position] })],
);

import { index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { components } from '../../../openapi/generated/operations.ts';
import { activities } from './activity.ts';
import { localized, moment } from './columns.ts';
import { matches } from './match.ts';
import { users } from './people.ts';
import { projects } from './project.ts';

type Schemas = components['schemas'];

/** Issued certificates. Files are rendered on demand. */
export const certificates = pgTable(
  'certificates',
  {
    /** Number on the certificate, such as `2026-7KQX-M3TR`; can't be guessed. */
    number: text('number').primaryKey(),
    /** Kind and basis, such as `entrant:project-1`; prevents duplicate certificates. */
    key: text('key').notNull().unique(),
    kind: text('kind').$type<Schemas['CertificateKind']>().notNull(),
    matchId: text('match_id')
      .notNull()
      .references(() => matches.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Entry of a winner or entrant. */
    projectId: text('project_id').references(() => projects.id, { onDelete: 'set null' }),
    /** Activity of an attendee. */
    activityId: text('activity_id').references(() => activities.id, { onDelete: 'set null' }),
    /** Name of the person when the certificate was issued. */
    name: text('name').notNull(),
    entryName: text('entry_name'),
    /** Name of the prize when the certificate was issued; only of winners. */
    prize: localized('prize'),
    /** Identifier of the prize in `project_awards`, or the name of an award without a prize. */
    award: text('award'),
    issuedAt: moment('issued_at').notNull(),
    /** Null unless staff revoked the certificate. */
    revokedAt: moment('revoked_at'),
  },
  (table) => [
    index('certificates_match').on(table.matchId, table.kind, table.issuedAt),
    index('certificates_user').on(table.userId),
    index('certificates_project').on(table.projectId),
    index('certificates_activity').on(table.activityId),
  ],
);

/** Texts of certificates that staff have changed; the others are built in. */
export const certificateTemplates = pgTable(
  'certificate_templates',
  {
    matchId: text('match_id')
      .notNull()
      .references(() => matches.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<Schemas['CertificateKind']>().notNull(),
    title: jsonb('title').$type<Schemas['LocalizedName']>().notNull(),
    text: jsonb('text').$type<Schemas['LocalizedParagraph']>().notNull(),
    signatory: jsonb('signatory').$type<Schemas['LocalizedName']>(),
    signatoryTitle: jsonb('signatory_title').$type<Schemas['LocalizedName']>(),
  },
  (table) => [primaryKey({ columns: [table.matchId, table.kind] })],
);

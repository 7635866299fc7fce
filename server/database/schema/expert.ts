import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { components } from '../../../openapi/generated/operations.ts';
import { moment } from './columns.ts';
import { files } from './file.ts';
import { users } from './people.ts';

type Schemas = components['schemas'];

/** Expert registrations, one per account; a draft may lack any content. */
export const experts = pgTable('experts', {
  id: text('id').primaryKey(),
  userId: text('user_id')
    .notNull()
    .unique()
    .references(() => users.id),
  status: integer('status').$type<Schemas['ExpertStatus']>().notNull(),
  reason: text('reason'),
  revision: integer('revision').notNull(),
  saveKey: text('save_key').notNull(),
  name: text('name'),
  gender: text('gender').$type<Schemas['Gender']>(),
  mobile: text('mobile'),
  email: text('email'),
  /** Contains the masked number; `identity_documents` contains the full number. */
  identity: jsonb('identity').$type<Schemas['IdentityDocument']>(),
  organisation: text('organisation'),
  jobTitle: text('job_title'),
  domains: jsonb('domains').$type<string[]>().notNull(),
  experience: integer('experience'),
  bio: text('bio'),
  avatarFileId: text('avatar_file_id').references(() => files.id),
  submitDate: moment('submit_date'),
  createDate: moment('create_date').notNull(),
  updateDate: moment('update_date').notNull(),
});

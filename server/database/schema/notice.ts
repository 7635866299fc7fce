import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { components } from '../../../openapi/generated/operations.ts';
import { moment } from './columns.ts';
import { users } from './people.ts';

type Schemas = components['schemas'];

/** What a notice's text names: a text of its own language, or one for each. */
export type NoticeValues = Record<string, string | Schemas['LocalizedText']>;

/** Notices to people: queued, sent, or ended without being sent. */
export const notices = pgTable(
  'notices',
  {
    id: text('id').primaryKey(),
    /** What happened, to whom: nobody is written to twice about it. */
    key: text('key').notNull().unique(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    event: text('event').notNull(),
    /** Notices of one person on one topic are merged while they wait; null where nothing replaces a notice. */
    topic: text('topic'),
    values: jsonb('values').$type<NoticeValues>().notNull(),
    state: text('state', {
      enum: ['waiting', 'sending', 'sent', 'failed', 'unreachable'],
    }).notNull(),
    /** Null before the first try, and where no channel reaches the person. */
    channel: text('channel', { enum: ['mail', 'sms'] }),
    tries: integer('tries').notNull().default(0),
    /** When it is tried next; while it is being sent, when that began. */
    nextAt: moment('next_at').notNull(),
    /** Why it was not taken, by a code without anybody's data. */
    error: text('error'),
    createDate: moment('create_date').notNull(),
    sentAt: moment('sent_at'),
    /** When the recipient saw it under the bell. */
    readAt: moment('read_at'),
  },
  (table) => [
    index('notices_due').on(table.state, table.nextAt),
    index('notices_newest').on(table.createDate.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('notices_user').on(table.userId),
  ],
);

/** What staff have written in place of the built-in texts of the notices. */
export const noticeTemplates = pgTable('notice_templates', {
  event: text('event').primaryKey(),
  subject: jsonb('subject').$type<Schemas['LocalizedName']>().notNull(),
  text: jsonb('text').$type<Schemas['LocalizedParagraph']>().notNull(),
});

/** Channels whose provider refuses the sender: no notice is tried before `until`. */
export const mailPauses = pgTable('mail_pauses', {
  /** The channel: `mail` or `sms`. */
  id: text('id').primaryKey(),
  since: moment('since').notNull(),
  until: moment('until').notNull(),
  /** Refusals in a row. */
  tries: integer('tries').notNull(),
  /** Why, by a code without anybody's data. */
  reason: text('reason').notNull(),
});

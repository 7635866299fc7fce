import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { components } from '../../../openapi/generated/operations.ts';
import { moment } from './columns.ts';
import { users } from './people.ts';

type Schemas = components['schemas'];

/** Values for the placeholders of a notice; each is one text, or one text per language. */
export type NoticeValues = Record<string, string | Schemas['LocalizedText']>;

/** Notices to users: queued, sent, or dropped. */
export const notices = pgTable(
  'notices',
  {
    id: text('id').primaryKey(),
    /** Identifies event and recipient; prevents duplicate notices. */
    key: text('key').notNull().unique(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    event: text('event').notNull(),
    /** A notice replaces a waiting notice with the same topic and recipient; null: no replacement. */
    topic: text('topic'),
    values: jsonb('values').$type<NoticeValues>().notNull(),
    state: text('state', {
      enum: ['waiting', 'sending', 'sent', 'failed', 'unreachable'],
    }).notNull(),
    /** Null before the first attempt, or if no channel reaches the user. */
    channel: text('channel', { enum: ['mail', 'sms'] }),
    tries: integer('tries').notNull().default(0),
    /** Time of the next attempt; during sending, the start of the attempt. */
    nextAt: moment('next_at').notNull(),
    /** Error code of the last attempt, without personal data. */
    error: text('error'),
    createDate: moment('create_date').notNull(),
    sentAt: moment('sent_at'),
    /** Time when the recipient read the notice on the site. */
    readAt: moment('read_at'),
  },
  (table) => [
    index('notices_due').on(table.state, table.nextAt),
    index('notices_newest').on(table.createDate.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('notices_user').on(table.userId),
  ],
);

/** Texts of notices that staff have changed; the others are built in. */
export const noticeTemplates = pgTable('notice_templates', {
  event: text('event').primaryKey(),
  subject: jsonb('subject').$type<Schemas['LocalizedName']>().notNull(),
  text: jsonb('text').$type<Schemas['LocalizedParagraph']>().notNull(),
});

/** Channels whose provider refuses the sender; no attempts before `until`. */
export const mailPauses = pgTable('mail_pauses', {
  /** Channel: `mail` or `sms`. */
  id: text('id').primaryKey(),
  since: moment('since').notNull(),
  until: moment('until').notNull(),
  tries: integer('tries').notNull(),
  /** Error code without personal data. */
  reason: text('reason').notNull(),
});

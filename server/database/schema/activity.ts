import { sql, type SQL } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core';
import type { components } from '../../../openapi/generated/operations.ts';
import { localized, moment } from './columns.ts';
import { matches } from './match.ts';
import { users } from './people.ts';
import { activityText, searchColumn, searchTokens } from './searched-text.ts';

type Schemas = components['schemas'];

/**
 * Returns a column default of random digits that can't be guessed. `random()` is predictable from previous
 * values; the first 48 bits of `gen_random_uuid()` come from a cryptographic generator.
 */
function randomDigits(count: number) {
  const bits = "('x' || substr(replace(gen_random_uuid()::text, '-', ''), 1, 12))::bit(48)::bigint";
  return sql.raw(`lpad((${bits} % ${String(10 ** count)})::text, ${String(count)}, '0')`);
}

export const activities = pgTable(
  'activities',
  {
    id: text('id').primaryKey(),
    matchId: text('match_id').references(() => matches.id),
    kind: text('kind').$type<Schemas['ActivityKind']>().notNull(),
    title: localized('title').notNull(),
    coverFileId: text('cover_file_id'),
    start: moment('start').notNull(),
    end: moment('end').notNull(),
    signUpStart: moment('sign_up_start').notNull(),
    signUpEnd: moment('sign_up_end').notNull(),
    city: localized('city').notNull(),
    address: localized('address').notNull(),
    capacity: integer('capacity').notNull(),
    /** Seats taken; changed only together with a row of `activity_sign_ups`. */
    signedUp: integer('signed_up').notNull().default(0),
    browseNumber: integer('browse_number').notNull().default(0),
    description: localized('description').notNull(),
    contactName: text('contact_name').notNull(),
    contactEnglishName: text('contact_english_name'),
    contactPhone: text('contact_phone').notNull(),
    /** Code that is displayed at the venue; entering the code proves attendance. */
    checkInCode: text('check_in_code').notNull().default(randomDigits(6)),
    published: boolean('published').notNull().default(true),
    /** Null unless the activity is cancelled. */
    cancelReason: localized('cancel_reason'),
    searchText: searchColumn((): SQL => activityText(activities)),
  },
  (table) => [
    index('activities_end').on(table.end),
    index('activities_newest').on(table.start.desc().nullsFirst(), table.id),
    index('activities_search')
      .using('gin', searchTokens(table.searchText))
      // Without the pending list, which would slow down searches until a vacuum merges it.
      .with({ fastupdate: false }),
    check('activities_signed_up', sql`${table.signedUp} between 0 and ${table.capacity}`),
  ],
);

export const activitySignUps = pgTable(
  'activity_sign_ups',
  {
    activityId: text('activity_id').notNull(),
    userId: text('user_id').notNull(),
    status: text('status').$type<'signedUp' | 'cancelled' | 'signedIn'>().notNull(),
    signedUpAt: moment('signed_up_at').notNull(),
    /** Digits that the user shows at the check-in desk; unchanged by a cancellation and a new sign-up. */
    ticket: text('ticket').notNull().unique().default(randomDigits(12)),
  },
  (table) => [
    primaryKey({ columns: [table.activityId, table.userId] }),
    foreignKey({ columns: [table.activityId], foreignColumns: [activities.id] }),
    foreignKey({ columns: [table.userId], foreignColumns: [users.id] }),
    index('activity_sign_ups_user').on(table.userId),
    index('activity_sign_ups_at').on(table.signedUpAt),
  ],
);

import { fullName } from '../../base/full-name.ts';
import type { users } from '../../database/schema.ts';
import { omitNull } from '../../http/services.ts';
import type { Schemas } from '../../http/types.ts';
import type { ChangeRow } from './change-queries.ts';

export type Person = Pick<
  typeof users.$inferSelect,
  'chineseName' | 'firstName' | 'lastName' | 'phone' | 'email'
>;

/** Returns a person's name; for a person without a name, the phone number or email address. */
export function nameOf(person: Person): string | null {
  return fullName(person) || (person.phone ?? person.email);
}

/** Request with its author; `person` is null if the author's account was deleted. */
export interface ChangesWithAuthor {
  request: ChangeRow;
  person: Person | null;
}

/** Converts a request for changes for the owner of the entry. */
export function myChanges({ note, until, at }: ChangeRow): Schemas['MyChanges'] {
  return { note, until: until.toISOString(), at: at.toISOString() };
}

/** Converts a request for changes, in any state, for the export of the owner's data. */
export function myPastChanges(row: ChangeRow): Schemas['MyPastChanges'] {
  const { projectId, state, closedAt } = row;
  return {
    projectId,
    state,
    ...myChanges(row),
    ...omitNull({ closedAt: closedAt?.toISOString() ?? null }),
  };
}

/** Converts a request for changes for staff. */
export function changesForStaff({ request, person }: ChangesWithAuthor): Schemas['Changes'] {
  const { id, state, closedAt } = request;
  return {
    id,
    state,
    ...myChanges(request),
    ...omitNull({
      by: person && nameOf(person),
      closedAt: closedAt?.toISOString() ?? null,
    }),
  };
}

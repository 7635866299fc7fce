import type { EntryRow } from '../entry/rules.ts';

/** Returns a notice about an entry's result. On its topic, a later notice replaces a waiting one. */
export function resultNotice(
  { id, userId, name }: Pick<EntryRow, 'id' | 'userId' | 'name'>,
  at: Date,
) {
  return {
    about: `${id} ${at.toISOString()}`,
    topic: `result ${id}`,
    userId,
    values: { name: name ?? '' },
  };
}

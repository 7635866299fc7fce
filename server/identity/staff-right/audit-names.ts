import { inArray } from 'drizzle-orm';
import { fullName } from '../../base/full-name.ts';
import type { Language } from '../../base/messages.ts';
import type { Database } from '../../database/open.ts';
import { experts, judgingRounds, matches, projects, users } from '../../database/schema.ts';
import { textFor } from '../../localized/localized.ts';

/** Returns the names of the existing entries, rounds, editions, experts, users and prizes among identifiers. */
export async function namesOf(
  db: Database,
  ids: readonly string[],
  language: Language,
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const wanted = [...ids];
  const entries = await db
    .select({ id: projects.id, name: projects.name })
    .from(projects)
    .where(inArray(projects.id, wanted));
  const people = await db.select().from(users).where(inArray(users.id, wanted));
  const applications = await db
    .select({ id: experts.id, name: experts.name })
    .from(experts)
    .where(inArray(experts.id, wanted));
  const rounds = await db
    .select({ id: judgingRounds.id, name: judgingRounds.name })
    .from(judgingRounds)
    .where(inArray(judgingRounds.id, wanted));
  // All of them, because the identifiers may be those of their prizes.
  const editions = await db
    .select({ id: matches.id, name: matches.name, prizes: matches.prizes })
    .from(matches);
  const localized = [...editions.flatMap(({ prizes }) => prizes), ...rounds, ...editions];
  const named = [
    // A prize that was never saved with an identifier has none.
    ...localized.map(({ id = '', name }) => [id, textFor(name, language)] as const),
    ...[...entries, ...applications].map(({ id, name }) => [id, name ?? ''] as const),
    ...people.map((person) => [person.id, fullName(person)] as const),
  ];
  return new Map(named.filter(([, name]) => name !== ''));
}

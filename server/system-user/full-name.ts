import type { users } from '../database/schema.ts';

type Names = Pick<typeof users.$inferSelect, 'chineseName' | 'firstName' | 'lastName'>;

/** What staff know an account by; empty where it has no name. */
export function fullName({ chineseName, firstName, lastName }: Names): string {
  return chineseName || `${firstName} ${lastName}`.trim();
}

import type { users } from '../database/schema.ts';

type Names = Pick<typeof users.$inferSelect, 'chineseName' | 'firstName' | 'lastName'>;

/** What staff know an account by; empty where it has no name. */
export function fullName({ chineseName, firstName, lastName }: Names): string {
  return chineseName || `${firstName} ${lastName}`.trim();
}

/** The parts of a name that a person typed into one field. */
export function namesOf(name: string): Names {
  if (/\p{Script=Han}/u.test(name)) return { firstName: '', lastName: '', chineseName: name };
  const words = name.split(' ');
  const last = words.length > 1 ? (words.pop() ?? '') : '';
  return { firstName: words.join(' '), lastName: last, chineseName: '' };
}

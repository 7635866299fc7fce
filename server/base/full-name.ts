/** Parts of a name as accounts store them; absent parts are empty. */
interface Names {
  chineseName: string;
  firstName: string;
  lastName: string;
}

/** Returns an account's name for staff, or an empty string if the account has none. */
export function fullName({ chineseName, firstName, lastName }: Names): string {
  return chineseName || `${firstName} ${lastName}`.trim();
}

/** Splits a name from a single field into its parts. */
export function namesOf(name: string): Names {
  if (/\p{Script=Han}/u.test(name)) return { firstName: '', lastName: '', chineseName: name };
  const words = name.split(' ');
  const last = words.length > 1 ? (words.pop() ?? '') : '';
  return { firstName: words.join(' '), lastName: last, chineseName: '' };
}

/** The parts of a name, as accounts store them; absent parts are empty. */
interface Names {
  chineseName: string;
  firstName: string;
  lastName: string;
}

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

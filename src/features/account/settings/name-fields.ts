export type NameField = 'chineseName' | 'lastName' | 'firstName';

/** The parts of a name in the language's order: Chinese puts its own and the family name first. */
export function nameFields(locale: string): readonly NameField[] {
  return locale === 'en-US'
    ? ['firstName', 'lastName', 'chineseName']
    : ['chineseName', 'lastName', 'firstName'];
}

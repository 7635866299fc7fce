import type { Language } from './languages';

type Compiled = typeof import('virtual:messages/CN/staff').default;

const loaders: Record<Language, () => Promise<{ default: Compiled }>> = {
  CN: () => import('virtual:messages/CN/staff'),
  US: () => import('virtual:messages/US/staff'),
  HK: () => import('virtual:messages/HK/staff'),
};

const asked = new Map<Language, Promise<Compiled>>();

/** The texts of staff pages and the settings drawer; one promise a language, as `use` needs it. */
export function staffMessages(language: Language): Promise<Compiled> {
  const known = asked.get(language);
  if (known) return known;
  const texts = loaders[language]().then(({ default: messages }) => messages);
  asked.set(language, texts);
  // A failed fetch may be tried again.
  texts.catch(() => asked.delete(language));
  return texts;
}

import type { Language } from './languages';

type Compiled = typeof import('virtual:messages/CN').default;

const loaders: Record<Language, () => Promise<{ default: Compiled }>> = {
  CN: () => import('virtual:messages/CN'),
  US: () => import('virtual:messages/US'),
  HK: () => import('virtual:messages/HK'),
};

const loaded = new Map<Language, Compiled>();

/** Fetches one language's texts once; a failed fetch may be tried again. */
export async function loadMessages(language: Language): Promise<Compiled> {
  const known = loaded.get(language);
  if (known) return known;
  const { default: messages } = await loaders[language]();
  loaded.set(language, messages);
  return messages;
}

/** The texts of a language that has been loaded before. */
export function loadedMessages(language: Language): Compiled | undefined {
  return loaded.get(language);
}

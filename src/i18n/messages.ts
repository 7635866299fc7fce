import { requireBeforeRender } from '@/lib/before-render';
import type { Language } from './languages';

type Compiled = typeof import('virtual:messages/CN').default;
type Loaders = Record<Language, () => Promise<{ default: Compiled }>>;

/** What every page needs, then what the pages that were opened brought along. */
const parts: Loaders[] = [
  {
    CN: () => import('virtual:messages/CN'),
    US: () => import('virtual:messages/US'),
    HK: () => import('virtual:messages/HK'),
  },
];

const loaded = new Map<Language, Compiled>();
const loading = new Map<Language, Promise<Compiled>>();

async function loadPart(part: Loaders, language: Language): Promise<Compiled> {
  return (await part[language]()).default;
}

async function loadAll(language: Language): Promise<Compiled> {
  try {
    const messages = await Promise.all(parts.map((part) => loadPart(part, language)));
    const all = Object.assign({}, ...messages) as Compiled;
    loaded.set(language, all);
    return all;
  } catch (error) {
    loading.delete(language);
    throw error;
  }
}

/** Fetches one language's texts once; a failed fetch may be tried again. */
export function loadMessages(language: Language): Promise<Compiled> {
  const started = loading.get(language) ?? loadAll(language);
  loading.set(language, started);
  return started;
}

/** The texts of a language that has been loaded before. */
export function loadedMessages(language: Language): Compiled | undefined {
  return loaded.get(language);
}

/** Puts the texts of a part into every language in use. */
async function loadInUse(part: Loaders): Promise<void> {
  await Promise.all(
    [...loading].map(async ([language, messages]) => {
      Object.assign(await messages, await loadPart(part, language));
    }),
  );
}

/**
 * Adds the texts of a part of the site, in every language in use, before that part is rendered.
 * They join the object that the provider holds, which looks an id up at each use: nothing that is
 * shown has to be drawn again.
 * @public called by the modules that `scripts/vite/compiled-messages.ts` writes
 */
export function addTexts(part: Loaders): void {
  parts.push(part);
  requireBeforeRender(() => loadInUse(part));
}

import type { Bundle } from './bundles';
import type { Language } from './languages';

type Compiled = typeof import('virtual:messages/CN/browsing').default;
type Loader = () => Promise<{ default: Compiled }>;

const LOADERS: Record<Bundle, Record<Language, Loader>> = {
  browsing: {
    CN: () => import('virtual:messages/CN/browsing'),
    US: () => import('virtual:messages/US/browsing'),
    HK: () => import('virtual:messages/HK/browsing'),
  },
  forms: {
    CN: () => import('virtual:messages/CN/forms'),
    US: () => import('virtual:messages/US/forms'),
    HK: () => import('virtual:messages/HK/forms'),
  },
  staff: {
    CN: () => import('virtual:messages/CN/staff'),
    US: () => import('virtual:messages/US/staff'),
    HK: () => import('virtual:messages/HK/staff'),
  },
};

/** Bundles in use; a language chosen later loads the same ones. */
const used = new Set<Bundle>(['browsing']);
const loaded = new Map<Language, Compiled>();
const loading = new Map<Language, Promise<Compiled>>();

async function loadAll(language: Language): Promise<Compiled> {
  try {
    const messages = await Promise.all([...used].map((bundle) => LOADERS[bundle][language]()));
    const all = Object.assign({}, ...messages.map((part) => part.default)) as Compiled;
    loaded.set(language, all);
    return all;
  } catch (error) {
    loading.delete(language);
    throw error;
  }
}

/** Loads the texts of a language once; a failed load is retried on the next call. */
export function loadMessages(language: Language): Promise<Compiled> {
  const started = loading.get(language) ?? loadAll(language);
  loading.set(language, started);
  return started;
}

export function loadedMessages(language: Language): Compiled | undefined {
  return loaded.get(language);
}

/**
 * Adds bundles to the texts of every loaded language. Mutates the object that the provider holds:
 * texts are looked up on use, so no page renders again.
 * @throws ChunkLoadError if a bundle doesn't load; the next call retries
 */
export async function loadTexts(...bundles: readonly Bundle[]): Promise<void> {
  for (const bundle of bundles) used.add(bundle);
  await Promise.all(
    [...loading].map(async ([language, messages]) => {
      const parts = bundles.map((bundle) => LOADERS[bundle][language]());
      Object.assign(await messages, ...(await Promise.all(parts)).map((part) => part.default));
    }),
  );
}

/** Loads a component for `lazy` together with its texts. */
export async function withTexts<T>(
  component: Promise<T>,
  ...bundles: readonly Bundle[]
): Promise<T> {
  const [module] = await Promise.all([component, loadTexts(...bundles)]);
  return module;
}

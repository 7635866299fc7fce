import * as z from 'zod/mini';
import { withoutNumbers } from './identity-numbers';
import { local, localKeys, readStored, storageKey, writeStored } from './storage';

/** What a form that wasn't sent holds, as this device keeps it. */
export interface FormDraft<T> {
  values: T;
  /** When it was typed, ISO 8601 on this device's clock. */
  savedAt: string;
  /** The server's revision that it is based on; 0 where there was none. */
  revision: number;
  /** Keys of its saves whose answers may have been lost. */
  sent: string[];
  /** The tab that wrote it: another one notices. */
  tab: string;
}

const VERSION = 1;

/** Where a form's draft lies: one an account and form. */
export function draftKey(form: string, phone: string): string {
  return `draft:${form}:${phone}`;
}

/** The parser of a stored draft; throws on what isn't one. */
export function draftParser<T>(values: z.ZodMiniType<T>): (stored: unknown) => FormDraft<T> {
  const schema = z.object({
    version: z.literal(VERSION),
    values,
    savedAt: z.iso.datetime(),
    revision: z.int(),
    sent: z.array(z.string()),
    tab: z.string(),
  });
  return (stored) => {
    const { version: _version, ...draft } = schema.parse(stored);
    return draft;
  };
}

/** The draft that this device keeps; undefined where there is none that can be read. */
export function readDraft<T>(key: string, parse: (stored: unknown) => FormDraft<T>) {
  return readStored<FormDraft<T> | undefined>(local, key, parse, undefined);
}

/**
 * Stores a draft on this device, without identity numbers.
 * @returns whether it outlives the page
 */
export function writeDraft<T>(key: string, draft: FormDraft<T>): boolean {
  return writeStored(local, key, withoutNumbers({ version: VERSION, ...draft }));
}

/** Forgets the draft: it was sent or discarded. */
export function removeDraft(key: string): void {
  writeStored(local, key, undefined);
}

/** Moves what this device keeps of an account whose phone number has changed. */
export function moveDrafts(from: string, to: string): void {
  if (from === to) return;
  try {
    const ending = `:${from}`;
    for (const key of localKeys()) {
      if (!key.startsWith('draft:') || !key.endsWith(ending)) continue;
      const [, form = ''] = key.split(':');
      const moved = storageKey(draftKey(form, to));
      local().setItem(moved, local().getItem(storageKey(key)) ?? '');
      local().removeItem(storageKey(key));
    }
  } catch {
    // Blocked or full: the drafts stay where they are.
  }
}

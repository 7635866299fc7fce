import * as z from 'zod/mini';
import { withoutNumbers } from './identity-numbers';
import { local, localKeys, readStored, storageKey, writeStored } from './storage';

/** Unsent input of a form, stored on this device. */
export interface FormDraft<T> {
  values: T;
  /** Time of the input, ISO 8601 by this device's clock. */
  savedAt: string;
  /** Server revision that the draft is based on; 0 for a new record. */
  revision: number;
  /** Keys of the saves that were sent; their responses may have been lost. */
  sent: string[];
  /** Id of the tab that wrote the draft; other tabs detect the change by it. */
  tab: string;
}

const VERSION = 1;

/** Returns the storage key of a draft: one per form and account. */
export function draftKey(form: string, phone: string): string {
  return `draft:${form}:${phone}`;
}

/** Creates a parser for stored drafts; it throws on invalid values. */
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

/** Reads a stored draft; undefined if missing or invalid. */
export function readDraft<T>(key: string, parse: (stored: unknown) => FormDraft<T>) {
  return readStored<FormDraft<T> | undefined>(local, key, parse, undefined);
}

/**
 * Stores a draft without identity numbers.
 * @returns false if storage rejects it; the draft then lasts as long as the page
 */
export function writeDraft<T>(key: string, draft: FormDraft<T>): boolean {
  return writeStored(local, key, withoutNumbers({ version: VERSION, ...draft }));
}

export function deleteDraft(key: string): void {
  writeStored(local, key, undefined);
}

/** Moves the drafts of an account to its new phone number. */
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
    // Storage is blocked or full: the drafts keep their old keys.
  }
}

import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '../../src/i18n/languages.ts';
import type { MessageId } from '../../src/i18n/message-ids.ts';

const MESSAGES = join(import.meta.dirname, '../../src/i18n/messages');

/** Returns a text of the site by id. */
export type TextOf = (id: MessageId) => string;

/** Returns the texts of a language without placeholders. */
export function wordsOf(lang: Language): TextOf {
  const texts = new Map<string, string>();
  for (const file of globSync('*.json', { cwd: join(MESSAGES, lang) })) {
    const read: unknown = JSON.parse(readFileSync(join(MESSAGES, lang, file), 'utf8'));
    for (const [id, text] of Object.entries(read as Record<string, string>)) texts.set(id, text);
  }
  return (id) => {
    const text = texts.get(id);
    if (text === undefined || text.includes('{')) throw new Error(`No plain text: ${id}`);
    return text;
  };
}

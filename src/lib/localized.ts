/** A text in the site's languages, as in staff operations. */
export interface LocalizedText {
  CN: string;
  US?: string | undefined;
  HK?: string | undefined;
  converted?: boolean | undefined;
  outdated?: readonly string[] | undefined;
}

/** State of a translation. `converted`: by the server; `outdated`: older than the Chinese text. */
export type TranslationState = 'written' | 'converted' | 'missing' | 'outdated';

const isBlank = (text: string | undefined) => text === undefined || text.trim() === '';

/** Returns the language of the text shown: the reader's, or Chinese if it is missing. */
export function shownLanguage(text: LocalizedText, language: 'CN' | 'US' | 'HK') {
  return isBlank(text[language]) ? 'CN' : language;
}

/** Returns a text with Chinese as the fallback. */
export function textIn(text: LocalizedText, language: 'CN' | 'US' | 'HK'): string {
  return text[shownLanguage(text, language)] ?? text.CN;
}

type Texts = Record<string, unknown>;

/** Returns the texts at a field path: `title`, or `stages.name` for each item of a list. */
function textsAt(record: object | undefined, field: string): (LocalizedText | undefined)[] {
  const found = field
    .split('.')
    .reduce<unknown[]>(
      (parts, name) => parts.flatMap((part) => (part as Texts | undefined)?.[name]),
      [record],
    );
  return found as (LocalizedText | undefined)[];
}

/** Pairs the texts of a form with the server's texts at the same places. */
export function editedTexts(
  fields: readonly string[],
  values: object | undefined,
  stored: object | undefined,
): Edited[] {
  return fields.flatMap((field) => {
    const before = textsAt(stored, field);
    return textsAt(values, field).map((text, index) => ({ text, stored: before[index] }));
  });
}

interface Edited {
  text: Partial<LocalizedText> | undefined;
  /** The server's text; undefined for a new one. */
  stored: LocalizedText | undefined;
}

function stateOf({ text, stored }: Edited, language: 'US' | 'HK'): TranslationState | undefined {
  if (isBlank(text?.CN)) return undefined;
  const written = text?.[language];
  const changed = written !== stored?.[language];
  if (language === 'HK' && (isBlank(written) || (stored?.converted === true && !changed)))
    return 'converted';
  if (isBlank(written)) return 'missing';
  const behind = text?.CN !== stored?.CN || stored?.outdated?.includes(language) === true;
  return stored !== undefined && !changed && behind ? 'outdated' : 'written';
}

/** Returns the worst state of a record's texts in a language; undefined without texts. */
export function translationState(
  texts: readonly Edited[],
  language: 'US' | 'HK',
): TranslationState | undefined {
  const found = texts.map((text) => stateOf(text, language));
  const order = ['missing', 'outdated', 'converted', 'written'] as const;
  return order.find((state) => found.includes(state));
}

/** Returns a copy without texts that the server has converted, at any depth: it converts them again. */
export function withoutConversions<T>(value: T): T {
  if (Array.isArray(value)) return value.map(withoutConversions) as T;
  if (typeof value !== 'object' || value === null) return value;
  const isConverted = 'converted' in value && value.converted === true;
  const kept = Object.entries(value).filter(
    ([name]) => !(isConverted && (name === 'HK' || name === 'converted')),
  );
  return Object.fromEntries(kept.map(([name, part]) => [name, withoutConversions(part)])) as T;
}

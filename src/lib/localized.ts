/** A text in the languages of the site, as staff operations hold it. */
export interface LocalizedText {
  CN: string;
  US?: string | undefined;
  HK?: string | undefined;
  converted?: boolean | undefined;
  outdated?: readonly string[] | undefined;
}

/** How a translation stands: written, converted by the server, missing, older than the Chinese text. */
export type TranslationState = 'written' | 'converted' | 'missing' | 'outdated';

const isBlank = (text: string | undefined) => text === undefined || text.trim() === '';

/** The language that a reader gets a text in: Chinese where it isn't there in the reader's. */
export function shownLanguage(text: LocalizedText, language: 'CN' | 'US' | 'HK') {
  return isBlank(text[language]) ? 'CN' : language;
}

/** A text in a language, or in Chinese where it isn't there. */
export function textIn(text: LocalizedText, language: 'CN' | 'US' | 'HK'): string {
  return text[shownLanguage(text, language)] ?? text.CN;
}

type Texts = Record<string, unknown>;

/** Texts of a record at a field: `title`, a list of texts, or `stages.name` in each item of a list. */
function textsAt(record: object | undefined, field: string): (LocalizedText | undefined)[] {
  const found = field
    .split('.')
    .reduce<unknown[]>(
      (parts, name) => parts.flatMap((part) => (part as Texts | undefined)?.[name]),
      [record],
    );
  return found as (LocalizedText | undefined)[];
}

/** The texts of a record as a form holds them, each beside the server's of the same place. */
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
  /** The same text as the server holds it; undefined where it holds none yet. */
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

/** How the texts of a record stand in a language, the worst of them; undefined for no texts. */
export function translationState(
  texts: readonly Edited[],
  language: 'US' | 'HK',
): TranslationState | undefined {
  const found = texts.map((text) => stateOf(text, language));
  const order = ['missing', 'outdated', 'converted', 'written'] as const;
  return order.find((state) => found.includes(state));
}

const PARTS: readonly string[] = ['CN', 'US', 'HK', 'converted', 'outdated'];

/** A localized text in a form, whose Chinese text may be missing. */
interface TypedText {
  CN?: string | null;
  US?: string | null;
  HK?: string | null;
  converted?: boolean;
}

function isTypedText(value: object): value is TypedText {
  const keys = Object.keys(value);
  return keys.includes('CN') && keys.every((key) => PARTS.includes(key));
}

const isGiven = (text: string | null | undefined) => (text ?? '').trim() !== '';

/** Returns whether translations lack their Chinese text. */
function lacksChinese({ CN, US, HK, converted = false }: TypedText): boolean {
  return !isGiven(CN) && (isGiven(US) || (isGiven(HK) && !converted));
}

/** Returns whether an optional localized text is absent. An empty text (`''`) is a value. */
function isAbsent(text: TypedText): boolean {
  return (text.CN === undefined || text.CN === null) && !lacksChinese(text);
}

/** Removes absent localized texts from a form's values, at any depth. */
export function withoutEmptyTexts<Values>(values: Values): Values {
  return cleaned(values) as Values;
}

function cleaned(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(cleaned);
  // Other objects are field values, such as files and dates.
  if (typeof value !== 'object' || value === null) return value;
  if (Object.getPrototypeOf(value) !== Object.prototype) return value;
  const parts = Object.entries(value).map(([key, part]) => [key, cleaned(part)] as const);
  return Object.fromEntries(
    parts.filter(([, part]) => !(isObject(part) && isTypedText(part) && isAbsent(part))),
  );
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

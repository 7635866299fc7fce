const PLACE = /\{(\w+)\}/g;

/** The placeholders of a text that a notice doesn't have. */
export function unknownPlaceholders(text: string, known: readonly string[]): string[] {
  const used = [...text.matchAll(PLACE)].flatMap(([, name]) => name ?? []);
  return [...new Set(used)].filter((name) => !known.includes(name));
}

/** A text with its placeholders filled; those without a value stay. */
export function filled(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(PLACE, (place, name: string) => values[name] ?? place);
}

const PLACE = /\{(\w+)\}/g;

/** Returns the placeholders of a text that are unknown to the notice. */
export function unknownPlaceholders(text: string, known: readonly string[]): string[] {
  const used = [...text.matchAll(PLACE)].flatMap(([, name]) => name ?? []);
  return [...new Set(used)].filter((name) => !known.includes(name));
}

/** Fills in placeholders; keeps those without a value. */
export function filled(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(PLACE, (place, name: string) => values[name] ?? place);
}

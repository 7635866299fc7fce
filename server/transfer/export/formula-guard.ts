/**
 * Matches a text that a spreadsheet program may treat as a formula: it starts with an operator in either
 * width, a tab or a line break. Leading apostrophes match too: the guard adds another, so that removing
 * one restores the text.
 */
export const FORMULA = /^'*[=+\-@＝＋－＠\t\r\n]/;

/** Removes the apostrophe that an export adds to a formula. */
export function withoutGuard(text: string): string {
  return text.startsWith("'") && FORMULA.test(text) ? text.slice(1) : text;
}

/**
 * Guards a text of a workbook. Its cells can't be formulas, so only a text that looks guarded gets another
 * apostrophe.
 */
export function workbookText(text: string): string {
  return text.startsWith("'") && FORMULA.test(text) ? `'${text}` : text;
}

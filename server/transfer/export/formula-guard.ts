/**
 * A text that a spreadsheet may read as a formula, whatever follows its first character: a sign of a
 * formula in either width, a tab or a line break. Apostrophes in front count too: the guard adds one
 * more, so that removing one restores the text.
 */
export const FORMULA = /^'*[=+\-@＝＋－＠\t\r\n]/;

/** Removes the apostrophe that an export puts in front of a formula. */
export function withoutGuard(text: string): string {
  return text.startsWith("'") && FORMULA.test(text) ? text.slice(1) : text;
}

/** A text of a workbook, whose cells need no guard: only one that looks guarded gets another apostrophe. */
export function workbookText(text: string): string {
  return text.startsWith("'") && FORMULA.test(text) ? `'${text}` : text;
}

/** A text with nothing in it that HTML would take for its own. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** An element that holds HTML. */
export function element(tag: string, inner: string, className = ''): string {
  return `<${tag}${className === '' ? '' : ` class="${className}"`}>${inner}</${tag}>`;
}

/** A table with a head; `wide` ones scroll by themselves on a narrow screen. */
export function table(head: string[], rows: string[][]): string {
  const cells = (row: string[], tag: string) => row.map((cell) => element(tag, cell)).join('');
  const body = rows.map((row) => element('tr', cells(row, 'td'))).join('');
  const whole = `<table><thead><tr>${cells(head, 'th')}</tr></thead><tbody>${body}</tbody></table>`;
  return `<div class="scroll" tabindex="0" role="region" aria-label="${head.join(', ')}">${whole}</div>`;
}

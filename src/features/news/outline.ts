/** The words of a rich text's headings, in order. Parsing runs no script and loads nothing. */
export function outlineOf(html: string): string[] {
  const parsed = new DOMParser().parseFromString(html, 'text/html');
  return [...parsed.querySelectorAll('h2, h3')].map(({ textContent }) => textContent);
}

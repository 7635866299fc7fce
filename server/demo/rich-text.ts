function block(line: string): string {
  if (line.startsWith('### ')) return `<h3>${line.slice(4)}</h3>`;
  if (line.startsWith('## ')) return `<h2>${line.slice(3)}</h2>`;
  if (line.startsWith('> ')) return `<blockquote><p>${line.slice(2)}</p></blockquote>`;
  if (line.startsWith('- ')) {
    const items = line.slice(2).split('｜');
    return `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
  }
  return `<p>${line}</p>`;
}

/**
 * Rich text from lines: `## ` and `### ` headings, `> ` a quotation, `- ` a list whose items stand apart
 * by `｜`, anything else a paragraph. The lines are this project's own, so they aren't escaped.
 */
export function richText(lines: readonly string[]): string {
  return lines.map(block).join('\n');
}

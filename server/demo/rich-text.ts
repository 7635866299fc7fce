function block(line: string): string {
  if (line.startsWith('### ')) return `<h3>${line.slice(4)}</h3>`;
  if (line.startsWith('## ')) return `<h2>${line.slice(3)}</h2>`;
  if (line.startsWith('> ')) return `<blockquote><p>${line.slice(2)}</p></blockquote>`;
  if (line.startsWith('- ')) {
    const items = line.slice(2).split('｜');
    return `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
  }
  if (line.startsWith('@ ')) {
    const [file = '', name = '', role = '', quotation = ''] = line.slice(2).split('｜');
    return `<figure><img src="/api/sys/file/download/${file}" alt="" width="120" height="120"><figcaption><strong>${name}</strong> · ${role}<br>${quotation}</figcaption></figure>`;
  }
  return `<p>${line}</p>`;
}

/**
 * Converts lines to rich text: `## ` and `### ` headings, `> ` a quotation, `- ` a list with items
 * separated by `｜`, `@ ` a person (file of the portrait, name, role, quotation, separated alike), otherwise a
 * paragraph. Doesn't escape, because the lines are part of this project.
 */
export function richText(lines: readonly string[]): string {
  return lines.map(block).join('\n');
}

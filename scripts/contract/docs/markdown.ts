import { element, escapeHtml, table } from './html.ts';

/** Code and emphasis within a line. */
export function inlineMarkdown(text: string): string {
  return escapeHtml(text)
    .replace(/`([^`]+)`/g, '<code>$1</code>')
    .replace(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>');
}

function cellsOf(line: string): string[] {
  return line
    .split('|')
    .slice(1, -1)
    .map((cell) => inlineMarkdown(cell.trim()));
}

function block(lines: string[]): string {
  const [first = '', ...rest] = lines;
  const heading = /^(##+) (.*)$/.exec(first);
  if (heading !== null) {
    const [, marks = '', title = ''] = heading;
    const below = rest.length > 0 ? block(rest) : '';
    // The page's own title is of the first level, its chapters of the second.
    const id =
      marks === '##' ? ` id="about-${title.toLowerCase().replace(/[^a-z0-9]+/g, '-')}"` : '';
    const level = `h${marks.length + 1}`;
    return `<${level}${id}>${inlineMarkdown(title)}</${level}>${below}`;
  }
  if (first.startsWith('|')) return table(cellsOf(first), lines.slice(2).map(cellsOf));
  if (lines.every((line) => line.startsWith('- '))) {
    const items = lines.map((line) => element('li', inlineMarkdown(line.slice(2))));
    return element('ul', items.join(''));
  }
  return element('p', inlineMarkdown(lines.join(' ')));
}

/** The Markdown that descriptions of the contract use: paragraphs, headings, tables, lists. */
export function markdown(text: string): string {
  const blocks = text.trim().split(/\n\s*\n/);
  return blocks.map((part) => block(part.split('\n').map((line) => line.trim()))).join('');
}

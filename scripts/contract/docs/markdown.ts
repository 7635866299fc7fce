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
  const heading = /^## (.*)$/.exec(first);
  if (heading !== null) {
    const below = rest.length > 0 ? block(rest) : '';
    return element('h3', inlineMarkdown(heading[1] ?? '')) + below;
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

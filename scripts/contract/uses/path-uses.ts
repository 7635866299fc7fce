import ts from 'typescript';
import type { Operation } from '../document.ts';
import { useAt, type Use } from './use.ts';
import { visitLinked, type WrittenCode } from './written-code.ts';

/** A pattern for the addresses of a path, at its end or before a query. */
function addressOf(path: string): RegExp {
  const parts = path.split(/\{\w+\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`${parts.join('[^/?]+')}(?:$|[?#*])`);
}

/** A text as it is written; what is put into it stands for a parameter. */
function textOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  return node.head.text + node.templateSpans.map(({ literal }) => `:x${literal.text}`).join('');
}

/** Finds where the address of an operation is spelled out: in tests, which call past the client. */
export function findPathUses(code: WrittenCode, { path }: Operation): Use[] {
  const address = addressOf(path);
  const [begin = ''] = path.split('{');
  const uses: Use[] = [];
  for (const [file, source] of code.trees((_file, text) => text.includes(begin))) {
    visitLinked(source, (node) => {
      const text = textOf(node);
      if (text !== undefined && address.test(text)) uses.push(useAt(file, node, 'names'));
    });
  }
  return uses;
}

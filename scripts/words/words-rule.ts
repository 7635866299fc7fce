import type { Rule } from 'eslint';
import words from './words.json' with { type: 'json' };

type CallExpression = Parameters<NonNullable<Rule.NodeListener['CallExpression']>>[0];
type Identifier = Parameters<NonNullable<Rule.NodeListener['Identifier']>>[0];
type Argument = CallExpression['arguments'][number];

const IDENTIFIERS: Readonly<Record<string, string>> = words.identifiers;
const TITLES = Object.entries(words.titles);

/** The words of a name, in lower case, and each pair of neighbours: `callOff` is `call`, `off`, `calloff`. */
function wordsOf(name: string): string[] {
  const parts = (name.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+/g) ?? []).map((part) =>
    part.toLowerCase(),
  );
  return [...parts, ...parts.slice(1).map((part, index) => `${parts[index] ?? ''}${part}`)];
}

/** Whether a call declares a test or a group: `it(…)`, `test.skip(…)`, `describe.each(…)(…)`. */
function declaresTest({ callee }: CallExpression): boolean {
  let node: Argument | CallExpression['callee'] = callee;
  while (node.type !== 'Identifier') {
    if (node.type === 'CallExpression') node = node.callee;
    else if (node.type === 'MemberExpression') node = node.object;
    else return false;
  }
  return ['it', 'test', 'describe'].includes(node.name);
}

/** The fixed text of a literal or a template. */
function textOf(node: Argument | undefined): string {
  if (node?.type === 'Literal') return String(node.value);
  if (node?.type === 'TemplateLiteral') return node.quasis.map(({ value }) => value.raw).join(' ');
  return '';
}

/** Refuses words that `words.json` replaces by a standard term, in names and in titles of tests. */
export const wordsRule: Rule.RuleModule = {
  create(context) {
    const seen = new Set<string>();
    const check = (node: Identifier) => {
      if (seen.has(node.name)) return;
      seen.add(node.name);
      const word = wordsOf(node.name).find((part) => Object.hasOwn(IDENTIFIERS, part));
      if (word === undefined) return;
      const message = `"${node.name}": instead of "${word}" use ${IDENTIFIERS[word] ?? ''}.`;
      context.report({ node, message });
    };
    return {
      Identifier: check,
      CallExpression(node) {
        const [title] = node.arguments;
        if (title === undefined || !declaresTest(node)) return;
        const text = textOf(title);
        for (const [word, better] of TITLES) {
          if (!new RegExp(`\\b${word}\\b`, 'i').test(text)) continue;
          context.report({ node: title, message: `Title: instead of "${word}" use ${better}.` });
        }
      },
    };
  },
};

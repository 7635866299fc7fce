import type { CSSRuleDefinition } from '@eslint/css';
import { OPTIONAL_STYLES } from './optional-features.ts';
import { missingIn, placeAt } from './support.ts';

/** What the build writes in a way that older browsers know (Lightning CSS). */
const COMPILED = new Set(['nesting']);

/** The functions of values, by name, wherever MDN's data has them. */
function functionPath(name: string, property: string): string[] | undefined {
  const types = placeAt('css', 'types') ?? {};
  const paths = [
    ['css', 'properties', property, name],
    ['css', 'types', name],
    ...Object.keys(types).map((type) => ['css', 'types', type, name]),
  ];
  return paths.find((path) => placeAt(...path)?.__compat !== undefined);
}

/** Refuses styles that a browser of the policy leaves out, but for those that can be left out. */
export const cssRule: CSSRuleDefinition<{ RuleOptions: []; MessageIds: 'missing' }> = {
  meta: { type: 'problem', schema: [], messages: { missing: '{{name}} is not in {{browsers}}' } },
  create(context) {
    let property = '';

    function check(loc: Parameters<typeof report>[0], name: string, path?: readonly string[]) {
      const [feature = ''] = name.split(': ');
      if (path === undefined || COMPILED.has(name) || feature in OPTIONAL_STYLES) return;
      const missing = missingIn(...path);
      if (missing.length > 0) report(loc, name, missing.join(', '));
    }
    function report(
      loc: { start: { line: number; column: number } } | null | undefined,
      name: string,
      browsers: string,
    ): void {
      context.report({
        loc: {
          start: loc?.start ?? { line: 1, column: 1 },
          end: loc?.start ?? { line: 1, column: 1 },
        },
        messageId: 'missing',
        data: { name, browsers },
      });
    }

    return {
      Declaration(node) {
        ({ property } = node);
        if (!property.startsWith('-')) check(node.loc, property, ['css', 'properties', property]);
      },
      'Declaration:exit'() {
        property = '';
      },
      Identifier(node) {
        if (property === '') return;
        check(node.loc, `${property}: ${node.name}`, ['css', 'properties', property, node.name]);
      },
      Function(node) {
        if (property !== '') check(node.loc, `${node.name}()`, functionPath(node.name, property));
      },
      PseudoClassSelector(node) {
        check(node.loc, `:${node.name}`, ['css', 'selectors', node.name]);
      },
      PseudoElementSelector(node) {
        check(node.loc, `::${node.name}`, ['css', 'selectors', node.name]);
      },
      Atrule(node) {
        check(node.loc, `@${node.name}`, ['css', 'at-rules', node.name]);
      },
    };
  },
};

import { bounds } from './bounds.ts';
import { businessRules } from './business-rules.ts';
import { cache } from './cache.ts';
import { deprecated } from './deprecated.ts';
import { envelope } from './envelope.ts';
import { errorResponses } from './error-responses.ts';
import { examples } from './examples.ts';
import { withExtensions } from './extensions.ts';
import { invalidates } from './invalidates.ts';
import { links } from './links.ts';
import { order } from './order.ts';
import { paging } from './paging.ts';
import { partial } from './partial.ts';
import { repeat } from './repeat.ts';
import { revisions } from './revisions.ts';
import type { OperationNode, Rule, RuleContext } from './rule.ts';

const rules: Record<string, Rule> = {
  bounds,
  'business-rules': businessRules,
  cache,
  deprecated,
  envelope,
  'error-responses': errorResponses,
  examples,
  invalidates,
  links,
  order,
  paging,
  partial,
  repeat,
  revisions,
};

/** Returns an operation with its shared responses and parameters in place, as in the bundle. */
function withSharedParts(operation: OperationNode, { resolve }: RuleContext): OperationNode {
  const { parameters = [], responses = {} } = operation;
  const inPlace = <T extends object>(part: T): T => resolve(part).node ?? part;
  return {
    ...operation,
    parameters: parameters.map(inPlace),
    responses: Object.fromEntries(
      Object.entries(responses).map(([status, response]) => [status, inPlace(response)]),
    ),
  };
}

/** Wraps a rule so that it visits operations with resolved references. */
function overSharedParts(rule: Rule): Rule {
  return () => {
    const { Operation: visit, ...others } = rule();
    if (visit === undefined) return others;
    return {
      ...others,
      Operation: (operation, context) => visit(withSharedParts(operation, context), context),
    };
  };
}

/** Redocly plugin with the conventions of openapi/README.md. */
export default function plugin(): object {
  const oas3 = Object.entries(rules).map(([name, rule]) => [name, overSharedParts(rule)] as const);
  return {
    id: 'site',
    rules: { oas3: Object.fromEntries(oas3) },
    typeExtension: { oas3: withExtensions },
  };
}

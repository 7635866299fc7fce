import { access } from './access.ts';
import { bounds } from './bounds.ts';
import { cache } from './cache.ts';
import { deprecated } from './deprecated.ts';
import { descriptions } from './descriptions.ts';
import { enums } from './enums.ts';
import { envelope } from './envelope.ts';
import { errorResponses } from './error-responses.ts';
import { examples } from './examples.ts';
import { invalidates } from './invalidates.ts';
import { links } from './links.ts';
import { operationIds } from './operation-ids.ts';
import { paging } from './paging.ts';
import { partial } from './partial.ts';
import { repeat } from './repeat.ts';
import { revisions } from './revisions.ts';
import type { OperationNode, Rule, RuleContext } from './rule.ts';

const rules: Record<string, Rule> = {
  access,
  bounds,
  cache,
  deprecated,
  descriptions,
  enums,
  envelope,
  'error-answers': errorResponses,
  examples,
  invalidates,
  links,
  'operation-ids': operationIds,
  paging,
  partial,
  repeat,
  revisions,
};

/** An operation with its shared responses and parameters in place, as `bundleContract` writes it. */
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

/** The same rule, which need not know what an operation refers to. */
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

/** The conventions of openapi/README.md, as rules of `npm run contract:lint`. */
export default function plugin(): { id: string; rules: { oas3: Record<string, Rule> } } {
  const oas3 = Object.entries(rules).map(([name, rule]) => [name, overSharedParts(rule)] as const);
  return { id: 'site', rules: { oas3: Object.fromEntries(oas3) } };
}

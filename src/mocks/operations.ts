import contract from '../../openapi/generated/openapi.json' with { type: 'json' };
import type { BusinessRules } from '../../openapi/generated/operations.ts';

/** Matches all API requests, but not source files in `src/api/`, which `dev:mock` serves. */
export const ANY_CALL = /^https?:\/\/[^/]+\/api\//;

/** Names of an operation's business rules. */
export type RuleOf<Id> = Id extends keyof BusinessRules ? BusinessRules[Id] : never;

interface BusinessRule {
  name: string;
  code: number;
  msg: string;
}

type Example = Record<string, unknown>;
interface Media {
  schema: object;
  example?: Example;
}

interface OperationObject {
  operationId: string;
  'x-access'?: string;
  'x-permission'?: string[];
  'x-business-rules'?: BusinessRule[];
  responses: Record<string, { content?: Record<string, Media> }>;
}

/** An operation of the contract, as scenarios use it. */
export interface MockOperation {
  id: string;
  method: string;
  /** `x-access`: `anonymous`, `user` or `staff`. */
  access: string;
  /** Permissions of a staff operation; the user needs one of them. */
  permissions: readonly string[];
  /** Returns the contract's example of the response with an HTTP status. */
  example: (status: number) => Example | undefined;
  /** Returns a business rule by name. */
  rule: (name: string) => BusinessRule;
  /** Matches the operation's paths; parameters are named groups. */
  pattern: RegExp;
}

function patternOf(path: string): RegExp {
  const escaped = path.replace(/[.*+?^$()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(`/api${escaped.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`);
}

function ruleOf({ operationId, 'x-business-rules': rules = [] }: OperationObject, name: string) {
  const rule = rules.find((one) => one.name === name);
  if (rule === undefined) throw new TypeError(`${operationId} has no rule "${name}"`);
  return rule;
}

/** Operations of the contract, paths without parameters first, because they have priority. */
const operations: MockOperation[] = Object.entries<Record<string, OperationObject>>(contract.paths)
  .toSorted(([a], [b]) => Number(a.includes('{')) - Number(b.includes('{')))
  .flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      id: operation.operationId,
      method: method.toUpperCase(),
      access: operation['x-access'] ?? 'staff',
      permissions: operation['x-permission'] ?? [],
      example: (status) =>
        operation.responses[String(status)]?.content?.['application/json']?.example,
      rule: (name) => ruleOf(operation, name),
      pattern: patternOf(path),
    })),
  );

/** Returns an operation by its id. Throws if it is unknown. */
export function operationNamed(id: string): MockOperation {
  const found = operations.find((operation) => operation.id === id);
  if (found === undefined) throw new TypeError(`the contract has no operation ${id}`);
  return found;
}

/** Returns the operation of a request. */
export function operationOf({ method, url }: Request): MockOperation | undefined {
  const { pathname } = new URL(url);
  return operations.find((one) => one.method === method && one.pattern.test(pathname));
}

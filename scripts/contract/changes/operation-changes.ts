import {
  operationsOf,
  pascal,
  type ContractDocument,
  type Operation,
  type Schema,
} from '../document.ts';
import { describeType } from './describe.ts';
import type { Severity } from './severity.ts';

/** A change to an operation itself, apart from the fields that it carries. */
export interface OperationChange {
  /** The operation as it was; where it is new, as it is. */
  operation: Operation;
  kind:
    | 'removed'
    | 'added'
    | 'renamed'
    | 'moved'
    | 'access'
    | 'body'
    | 'answer'
    | 'parameter'
    | 'status'
    | 'rules'
    | 'deprecated';
  /** What changed, in words. */
  said: string;
  severity: Severity;
}

const ACCESS = ['anonymous', 'user', 'staff'];

function contentTypes(content: Record<string, { schema?: Schema }> | undefined): string {
  const parts = Object.entries(content ?? {}).map(([type, { schema }]) => {
    const described = schema === undefined ? 'any' : describeType(schema);
    return type === 'application/json' ? described : `${described} (${type})`;
  });
  return parts.join(' or ') || 'nothing';
}

function success({ object }: Operation): string {
  return Object.entries(object.responses)
    .filter(([status]) => status.startsWith('2'))
    .map(
      ([status, { content }]) => `${status === '200' ? '' : `${status} `}${contentTypes(content)}`,
    )
    .join(', ');
}

/** Path and header parameters: they are arguments of the call, not fields of an object. */
function placed({ object }: Operation): Map<string, string> {
  const parameters = object.parameters?.filter((parameter) => parameter.in !== 'query') ?? [];
  return new Map(
    parameters.map(({ name, schema, required, ...rest }) => [
      `${rest.in} ${name}`,
      `${required === true ? '' : 'optional '}${describeType(schema)}`,
    ]),
  );
}

function parameterChanges(operation: Operation, a: Operation, b: Operation): OperationChange[] {
  const [before, after] = [placed(a), placed(b)];
  const names = [...new Set([...before.keys(), ...after.keys()])];
  return names
    .filter((name) => before.get(name) !== after.get(name))
    .map((name) => ({
      operation,
      kind: 'parameter',
      said: `${name}: ${before.get(name) ?? 'none'} → ${after.get(name) ?? 'none'}`,
      // Who doesn't send what may be sent continues as before.
      severity:
        !before.has(name) && after.get(name)?.startsWith('optional ') === true
          ? 'safe'
          : 'breaking',
    }));
}

/** A query object or an inline body that comes or goes as a whole has no fields to compare. */
function askedChanges(operation: Operation, a: Operation, b: Operation): OperationChange[] {
  const asked = ({ object }: Operation) =>
    object.parameters?.filter((parameter) => parameter.in === 'query') ?? [];
  const [before, after] = [asked(a), asked(b)];
  if (before.length > 0 === after.length > 0) return [];
  const names = [...before, ...after].map(({ name }) => name).join(', ');
  const demanded = after.some(({ required }) => required);
  return [
    {
      operation,
      kind: 'parameter',
      said: after.length > 0 ? `takes query parameters now: ${names}` : `no longer takes ${names}`,
      severity: before.length > 0 || demanded ? 'breaking' : 'safe',
    },
  ];
}

function lostAndGained(before: readonly string[], after: readonly string[]): string[] {
  return [
    ...before.filter((one) => !after.includes(one)).map((one) => `− ${one}`),
    ...after.filter((one) => !before.includes(one)).map((one) => `+ ${one}`),
  ];
}

function statusChanges(operation: Operation, a: Operation, b: Operation): OperationChange[] {
  const failures = ({ object }: Operation) =>
    Object.keys(object.responses).filter((status) => !status.startsWith('2'));
  const said = lostAndGained(failures(a), failures(b));
  if (said.length === 0) return [];
  return [{ operation, kind: 'status', said: `failures: ${said.join(', ')}`, severity: 'check' }];
}

/** Business rules: what a form may be refused for, though it sends what the contract asks for. */
function ruleChanges(operation: Operation, a: Operation, b: Operation): OperationChange[] {
  const rules = ({ object }: Operation) =>
    (object['x-business-rules'] ?? []).map(({ code, when }) => `${code}: ${when}`);
  const said = lostAndGained(rules(a), rules(b));
  if (said.length === 0) return [];
  return [{ operation, kind: 'rules', said: `rules: ${said.join(' ')}`, severity: 'check' }];
}

function changesOf(a: Operation, b: Operation): OperationChange[] {
  const changes: OperationChange[] = [];
  const add = (kind: OperationChange['kind'], said: string, severity: Severity = 'breaking') =>
    changes.push({ operation: a, kind, said, severity });
  if (a.id !== b.id) {
    add('renamed', `${a.id} → ${b.id}: the hook is use${pascal(b.id)} now`);
  }
  if (a.method !== b.method || a.path !== b.path) {
    add('moved', `${a.method} ${a.path} → ${b.method} ${b.path}`);
  }
  const [was, is] = [a.object['x-access'] ?? 'undeclared', b.object['x-access'] ?? 'undeclared'];
  if (was !== is) {
    const stricter = ACCESS.indexOf(is) > ACCESS.indexOf(was);
    add('access', `${was} → ${is}`, stricter ? 'breaking' : 'safe');
  }
  const [held, needed] = [a, b].map(({ object }) => object['x-permission'] ?? []);
  // Whoever held one of those that opened it must still get in.
  const closes = held?.some((right) => needed?.includes(right) === false) ?? false;
  if (held?.join() !== needed?.join() && is === 'staff') {
    const said = `opened by ${held?.join(' or ') ?? ''} → ${needed?.join(' or ') ?? ''}`;
    add('access', said, closes || held?.length === 0 ? 'breaking' : 'safe');
  }
  const [verificationWas, verificationIs] = [a, b].map(
    ({ object }) => object['x-contact-verification'],
  );
  if (verificationWas !== verificationIs) {
    const safe =
      verificationIs === undefined || (verificationWas === 'always' && verificationIs === 'submit');
    const said = `verified contact: ${verificationWas ?? 'not needed'} → ${verificationIs ?? 'not needed'}`;
    add('access', said, safe ? 'safe' : 'breaking');
  }
  const [bodyA, bodyB] = [a, b].map(({ object }) => contentTypes(object.requestBody?.content));
  if (bodyA !== bodyB) add('body', `sends ${bodyA ?? ''} → ${bodyB ?? ''}`);
  if (success(a) !== success(b)) add('answer', `answers ${success(a)} → ${success(b)}`);
  return [
    ...changes,
    ...parameterChanges(a, a, b),
    ...askedChanges(a, a, b),
    ...statusChanges(a, a, b),
    ...ruleChanges(a, a, b),
  ];
}

/** Compares the operations of two contracts: by id, then what is left by method and path. */
export function operationChanges(
  before: ContractDocument,
  after: ContractDocument,
): OperationChange[] {
  const [left, right] = [operationsOf(before), operationsOf(after)];
  const byId = new Map(right.map((operation) => [operation.id, operation]));
  const known = new Set(left.map(({ id }) => id));
  const place = ({ method, path }: Operation) => `${method} ${path}`;
  const newByPlace = new Map(
    right.filter(({ id }) => !known.has(id)).map((operation) => [place(operation), operation]),
  );
  const matched = new Set<Operation>();
  const changes = left.flatMap((operation): OperationChange[] => {
    const other = byId.get(operation.id) ?? newByPlace.get(place(operation));
    if (other === undefined) {
      return [{ operation, kind: 'removed', said: 'removed', severity: 'breaking' }];
    }
    matched.add(other);
    return changesOf(operation, other);
  });
  const added = right.filter((operation) => !matched.has(operation));
  return [
    ...changes,
    ...added.map((operation): OperationChange => {
      return { operation, kind: 'added', said: 'added', severity: 'safe' };
    }),
  ];
}

/** What the expressions of a step may read. */
export interface Scope {
  inputs: Readonly<Record<string, string>>;
  /** Outputs of the steps that are done, by the step's id. */
  outputs: ReadonlyMap<string, Readonly<Record<string, unknown>>>;
  /** The workflow whose steps are meant. */
  workflow: string;
  response?: { status: number; body: unknown };
}

/** What lies at a JSON pointer; undefined where nothing does. */
export function valueAt(body: unknown, pointer: string): unknown {
  let value = body;
  for (const key of pointer.split('/').slice(1)) {
    const plain = key.replaceAll('~1', '/').replaceAll('~0', '~');
    value = typeof value === 'object' && value !== null ? Reflect.get(value, plain) : undefined;
  }
  return value;
}

/** The value of a runtime expression of Arazzo; undefined where it names nothing. */
function evaluate(expression: string, scope: Scope): unknown {
  if (expression === '$statusCode') return scope.response?.status;
  if (expression.startsWith('$response.body#'))
    return valueAt(scope.response?.body, expression.slice('$response.body#'.length));
  const input = /^\$inputs\.([\w-]+)$/.exec(expression)?.[1];
  if (input !== undefined) return scope.inputs[input];
  const [, step, output] = /^\$steps\.([\w-]+)\.outputs\.([\w-]+)$/.exec(expression) ?? [];
  if (step === undefined || output === undefined) return undefined;
  return scope.outputs.get(`${scope.workflow}.${step}`)?.[output];
}

/** Expressions that named nothing, found while a value was resolved. */
export type Missing = string[];

/** A value with its expressions replaced by what they name; those that name nothing are noted. */
export function resolve(value: unknown, scope: Scope, missing: Missing): unknown {
  if (typeof value === 'string') {
    if (!/^\$(inputs|steps|response|statusCode)\b/.test(value)) return value;
    const found = evaluate(value, scope);
    if (found === undefined) missing.push(value);
    return found;
  }
  if (Array.isArray(value)) return value.map((item) => resolve(item, scope, missing));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, resolve(item, scope, missing)]),
  );
}

function operand(text: string, scope: Scope): unknown {
  const trimmed = text.trim();
  if (trimmed.startsWith('$')) return evaluate(trimmed, scope);
  const quoted = /^(['"])(.*)\1$/.exec(trimmed)?.[2];
  if (quoted !== undefined) return quoted;
  if (trimmed === 'true' || trimmed === 'false') return trimmed === 'true';
  return trimmed === 'null' ? null : Number(trimmed);
}

/** Whether a condition holds; workflows of the contract compare with `==` and `!=` only. */
export function conditionHolds(condition: string, scope: Scope): boolean {
  const [, left = '', sign, right = ''] = /^(.*?)(==|!=)(.*)$/.exec(condition) ?? [];
  return (operand(left, scope) === operand(right, scope)) === (sign === '==');
}

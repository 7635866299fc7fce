/** Values that the expressions of a step can read. */
export interface Scope {
  inputs: Readonly<Record<string, string>>;
  /** Outputs of completed steps, by step id. */
  outputs: ReadonlyMap<string, Readonly<Record<string, unknown>>>;
  /** Workflow that step references are relative to. */
  workflow: string;
  response?: { status: number; body: unknown };
}

/** Returns the value at a JSON pointer; undefined if there is none. */
export function valueAt(body: unknown, pointer: string): unknown {
  let value = body;
  for (const key of pointer.split('/').slice(1)) {
    const plain = key.replaceAll('~1', '/').replaceAll('~0', '~');
    value = typeof value === 'object' && value !== null ? Reflect.get(value, plain) : undefined;
  }
  return value;
}

/** Evaluates an Arazzo runtime expression; undefined if it has no value. */
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

/** Expressions without a value. */
export type Missing = string[];

/** Replaces the expressions in a value by their values, and adds those without a value to `missing`. */
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

/** Returns true if a condition holds. The workflows of the contract use `==` and `!=` only. */
export function conditionHolds(condition: string, scope: Scope): boolean {
  const [, left = '', sign, right = ''] = /^(.*?)(==|!=)(.*)$/.exec(condition) ?? [];
  return (operand(left, scope) === operand(right, scope)) === (sign === '==');
}

import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import MagicString from 'magic-string';
import type { Plugin } from 'vite';

const GENERATED = /^(?:@\/api|\.)\/generated\/([\w-]+\/[\w-]+)$/;
const FOLDER = resolve(import.meta.dirname, '../../src/api/generated');

interface Specifier {
  local: { name: string };
  imported: { name?: string };
}

interface Statement {
  type: string;
  start: number;
  end: number;
  source?: { value: string };
  specifiers?: readonly Specifier[];
}

/** Returns the operation that an export of a generated module belongs to. */
function operationOf(name: string, operations: readonly string[]): string | undefined {
  return operations.find((operation) => {
    const plain = operation.charAt(0).toLowerCase() + operation.slice(1);
    const rest = name.startsWith(`get${operation}`) ? name.slice(operation.length + 3) : undefined;
    const parts = ['Url', 'QueryKey', 'QueryOptions', 'MutationKey', 'MutationOptions'];
    return name === `use${operation}` || name === plain || parts.includes(rest ?? '');
  });
}

/** Operations of each generated module, cached for the duration of the build. */
const known = new Map<string, string[]>();

function operationsOf(module: string): string[] {
  const found = known.get(module);
  if (found) return found;
  const text = readFileSync(resolve(FOLDER, `${module}.ts`), 'utf8');
  const names = [...text.matchAll(/^export (?:const|function) use(\w+)/gm)];
  const operations = [...new Set(names.map(([, name = '']) => name))];
  known.set(module, operations);
  return operations;
}

/** Splits an import into one per operation. */
function splitImport({ source, specifiers = [] }: Statement, module: string): string {
  const operations = operationsOf(module);
  return specifiers
    .map(({ imported: { name = '' }, local }) => {
      const operation = operationOf(name, operations);
      const from = `${source?.value ?? ''}${operation === undefined ? '' : `?operation=${operation}`}`;
      return `import { ${name} as ${local.name} } from '${from}';`;
    })
    .join('');
}

/**
 * Splits the generated client by operation. A generated module contains all operations of a tag; with one
 * module per operation, a page loads only those that it uses.
 */
export function splitOperations(): Plugin {
  return {
    name: 'split-operations',
    enforce: 'post',
    apply: 'build',
    transform: {
      filter: { id: { include: /\/src\/.*\.tsx?(\?|$)/, exclude: /\/src\/api\/generated\// } },
      handler(code) {
        if (!code.includes('/generated/')) return undefined;
        const statements = this.parse(code).body as unknown as Statement[];
        const changed = new MagicString(code);
        for (const statement of statements) {
          const module = GENERATED.exec(statement.source?.value ?? '')?.[1];
          if (statement.type !== 'ImportDeclaration' || module === undefined) continue;
          changed.update(statement.start, statement.end, splitImport(statement, module));
        }
        if (!changed.hasChanged()) return undefined;
        return { code: changed.toString(), map: changed.generateMap({ hires: 'boundary' }) };
      },
    },
  };
}

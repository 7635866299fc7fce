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

/** The names that a generated module has for one operation, of which `name` is one. */
function operationOf(name: string, operations: readonly string[]): string | undefined {
  return operations.find((operation) => {
    const plain = operation.charAt(0).toLowerCase() + operation.slice(1);
    const rest = name.startsWith(`get${operation}`) ? name.slice(operation.length + 3) : undefined;
    const parts = ['Url', 'QueryKey', 'QueryOptions', 'MutationKey', 'MutationOptions'];
    return name === `use${operation}` || name === plain || parts.includes(rest ?? '');
  });
}

/** The operations of each generated module; the build starts with what the contract says then. */
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

/** One import, as an import for each operation that it names. */
function apart({ source, specifiers = [] }: Statement, module: string): string {
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
 * Takes the generated client apart: a module of the contract's tag holds the hooks of all its
 * operations, and a page that lists would be sent what writes, too, with the library behind it.
 * Each operation that is imported becomes a module of its own, so that it goes where it is used.
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
          changed.update(statement.start, statement.end, apart(statement, module));
        }
        if (!changed.hasChanged()) return undefined;
        return { code: changed.toString(), map: changed.generateMap({ hires: 'boundary' }) };
      },
    },
  };
}

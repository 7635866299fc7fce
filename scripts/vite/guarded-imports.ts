import MagicString from 'magic-string';
import type { Plugin } from 'vite';

const GUARD = '/src/lib/load-chunk.ts';
/** Name of the guard in a module; unlikely to be used by hand-written code. */
const NAME = '__loadChunk';

interface Node {
  type: string;
  start: number;
  end: number;
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
}

/** Returns every `import(…)` below a node of a syntax tree. */
function importsIn(node: unknown): Node[] {
  if (Array.isArray(node)) return node.flatMap(importsIn);
  if (!isNode(node)) return [];
  const own = node.type === 'ImportExpression' ? [node] : [];
  return [...own, ...Object.values(node).flatMap(importsIn)];
}

/**
 * Applies the failure policy of chunks to every `import(…)` of the site's code except the mocks, including
 * those that the router generates for split pages: each becomes `loadChunk(() => import(…))`.
 */
export function guardedImports(): Plugin {
  return {
    name: 'guarded-imports',
    enforce: 'post',
    transform: {
      filter: {
        id: { include: /\/src\/.*\.tsx?(\?|$)/, exclude: /\/src\/(mocks\/|lib\/load-chunk)/ },
      },
      handler(code) {
        if (!code.includes('import(')) return undefined;
        const found = importsIn(this.parse(code));
        if (found.length === 0) return undefined;
        const guarded = new MagicString(code);
        for (const { start, end } of found)
          guarded.appendRight(start, `${NAME}(() => `).appendLeft(end, ')');
        guarded.append(`\nimport { loadChunk as ${NAME} } from '${GUARD}';\n`);
        return { code: guarded.toString(), map: guarded.generateMap({ hires: 'boundary' }) };
      },
    },
  };
}

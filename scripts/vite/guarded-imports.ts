import MagicString from 'magic-string';
import type { Plugin } from 'vite';

const GUARD = '/src/lib/load-chunk.ts';
/** Names what the guard is called in a module: nobody writes such a name by hand. */
const NAME = '__loadChunk';

interface Node {
  type: string;
  start: number;
  end: number;
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
}

/** Every `import(…)` below a node of a syntax tree. */
function importsIn(node: unknown): Node[] {
  if (Array.isArray(node)) return node.flatMap(importsIn);
  if (!isNode(node)) return [];
  const own = node.type === 'ImportExpression' ? [node] : [];
  return [...own, ...Object.values(node).flatMap(importsIn)];
}

/**
 * Puts every `import(…)` of the site's own code under the failure policy of chunks: each becomes
 * `loadChunk(() => import(…))`, the router's split pages too, which no source file shows.
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

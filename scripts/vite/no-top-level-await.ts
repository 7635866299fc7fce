import type { Plugin } from 'vite';

interface Node {
  type: string;
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value;
}

/** Returns true if a syntax tree contains `await` outside all functions. */
function hasTopLevelAwait(node: unknown): boolean {
  if (Array.isArray(node)) return node.some(hasTopLevelAwait);
  if (!isNode(node)) return false;
  if (/Function|PropertyDefinition|StaticBlock/.test(node.type)) return false;
  if (node.type === 'AwaitExpression') return true;
  if (node.type === 'ForOfStatement' && 'await' in node && node.await === true) return true;
  return Object.values(node).some(hasTopLevelAwait);
}

/**
 * Fails the build if a script contains top-level `await`: WebKit resolves a second `import()` of such a
 * script before its exports are set (bug 242740).
 */
export function noTopLevelAwait(): Plugin {
  return {
    name: 'no-top-level-await',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== 'chunk' || !/\bawait\b/.test(chunk.code)) continue;
          if (!hasTopLevelAwait(this.parse(chunk.code))) continue;
          const own = chunk.moduleIds.filter((id) => !id.startsWith('\0'));
          this.error(
            `${chunk.fileName} has a top-level await, which breaks the site on iPhones. Modules: ${own.join(', ')}`,
          );
        }
      },
    },
  };
}

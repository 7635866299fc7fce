import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { PluginOption } from 'vite';

const ID = 'virtual:build-facts';

function json(path: string): { version?: string; info?: { version?: string } } {
  return JSON.parse(readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')) as object;
}

/** Returns the current git revision, undefined outside a repository. */
function revision(): string | undefined {
  try {
    const options = { cwd: import.meta.dirname, encoding: 'utf8', stdio: 'pipe' } as const;
    return execFileSync('git', ['rev-parse', '--short=10', 'HEAD'], options).trim();
  } catch {
    return undefined;
  }
}

/**
 * Provides the versions of site and contract in a virtual module, and the git revision in the page's
 * head. In a module, the revision would change the hashes of all dependent files with each commit.
 */
export function buildInfo(): PluginOption {
  return {
    name: 'build-facts',
    resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
    load: (id) => {
      if (id !== `\0${ID}`) return undefined;
      const details = {
        site: json('package.json').version,
        contract: json('openapi/generated/openapi.json').info?.version,
      };
      return `export default ${JSON.stringify(details)};`;
    },
    transformIndexHtml: () => {
      const content = revision();
      return content === undefined
        ? []
        : [{ tag: 'meta', attrs: { name: 'revision', content }, injectTo: 'head' }];
    },
  };
}

import * as nodeModule from 'node:module';
import type { RegisterHooksOptions } from 'node:module';

const PACKAGE = 'drizzle-orm';
const FOLDER = `/node_modules/${PACKAGE}/`;

type Resolve = NonNullable<RegisterHooksOptions['resolve']>;
type Resolved = ReturnType<Resolve>;

/** Resolves what the package is asked for once, and its own files without its description. */
function quickly(): Resolve {
  const known = new Map<string, Resolved>();
  return (specifier, context, next) => {
    const { parentURL = '' } = context;
    if (specifier.startsWith('.') && specifier.endsWith('.js') && parentURL.includes(FOLDER))
      return { url: new URL(specifier, parentURL).href, format: 'module', shortCircuit: true };
    if (!specifier.startsWith(PACKAGE)) return next(specifier, context);
    const resolved = known.get(specifier) ?? { ...next(specifier, context), shortCircuit: true };
    known.set(specifier, resolved);
    return resolved;
  };
}

/**
 * Has imports of drizzle found at once: Node parses the package's description, 180 KB of JSON, for each of
 * some 300, which took a quarter of every start (`docs/decisions/0114`). Older Node goes without.
 */
export function resolveDrizzleQuickly(): void {
  if ('registerHooks' in nodeModule) nodeModule.registerHooks({ resolve: quickly() });
}

import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runTool } from '../support/run-tool.ts';
import type { ContractDocument } from './document.ts';
import { readOverlays, withOverlays } from './overlays.ts';

/** Components that stay references by name. For references to other kinds, orval omits exports. */
const NAMED = ['schemas', 'securitySchemes'];

type Components = Record<string, Record<string, unknown>>;

/** Returns a bundle in which shared responses, parameters and headers replace their references. */
function withSharedPartsInPlace(bundle: { components: Components }): unknown {
  const { components } = bundle;
  const inPlace = (node: unknown): unknown => {
    if (Array.isArray(node)) return node.map(inPlace);
    if (typeof node !== 'object' || node === null) return node;
    const reference = '$ref' in node ? String(node.$ref) : '';
    const [, kind = '', name = ''] = /^#\/components\/(\w+)\/(.+)$/.exec(reference) ?? [];
    if (kind !== '' && !NAMED.includes(kind)) return inPlace(components[kind]?.[name]);
    return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, inPlace(value)]));
  };
  const named = Object.entries(components).filter(([kind]) => NAMED.includes(kind));
  return inPlace({ ...bundle, components: Object.fromEntries(named) });
}

/**
 * Bundles the contract in `root` into one document, with shared parts in place of their references and
 * overlays applied. Throws a `ToolFailure` with Redocly's output if that fails.
 */
export async function bundleContract(root: string): Promise<ContractDocument> {
  const folder = mkdtempSync(join(tmpdir(), 'contract-'));
  const file = join(folder, 'openapi.json');
  try {
    await runTool(root, 'redocly', 'bundle', 'openapi/openapi.yaml', '-o', file);
    const bundle = JSON.parse(readFileSync(file, 'utf8')) as { components: Components };
    return withOverlays(withSharedPartsInPlace(bundle), readOverlays(root)) as ContractDocument;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

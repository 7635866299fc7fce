import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runTool } from '../support/run-tool.ts';
import type { ContractDocument } from './document.ts';
import { readOverlays, withOverlays } from './overlays.ts';

/** What generators read from `components`; orval loses the exports of everything else there. */
const NAMED = ['schemas', 'securitySchemes'];

type Components = Record<string, Record<string, unknown>>;

/** A bundle whose shared responses, parameters and headers stand where the files refer to them. */
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
 * Makes one document of the contract's files in `root`: files put together, shared parts in their
 * place, overlays applied. Throws a `ToolFailure` with the output of Redocly where it can't.
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

import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { exec } from 'jsonpath-rfc9535';
import { parse } from 'yaml';
import { ToolFailure } from '../support/tool-failure.ts';

/** Content of an overlay file (OpenAPI Overlay 1.0). */
interface OverlayDocument {
  overlay?: unknown;
  actions?: { target?: unknown; update?: unknown; remove?: unknown }[];
}

/** An overlay with its file name, which error messages contain. */
export interface Overlay {
  file: string;
  document: OverlayDocument;
}

type Keys = (string | number)[];

/** Reads the overlays of a project, sorted by name. */
export function readOverlays(root: string): Overlay[] {
  return globSync('openapi/overlays/*.yaml', { cwd: root })
    .sort()
    .map((file) => {
      try {
        return { file, document: parse(readFileSync(join(root, file), 'utf8')) as OverlayDocument };
      } catch (error) {
        const message = error instanceof Error ? error.message : String(error);
        throw new ToolFailure(`${file}: ${message}`);
      }
    });
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Concatenates lists, merges objects by field, and replaces other values. */
function merged(target: unknown, update: unknown): unknown {
  if (Array.isArray(target)) return [...(target as unknown[]), ...[update].flat()];
  if (!isRecord(target) || !isRecord(update)) return update;
  const changed = Object.entries(update).map(([key, value]) => [
    key,
    Object.hasOwn(target, key) ? merged(target[key], value) : value,
  ]);
  return { ...target, ...(Object.fromEntries(changed) as Record<string, unknown>) };
}

/** Removes the escapes from the keys of a normalized path. */
function plainKeys(path: readonly (string | number)[]): Keys {
  return path.map((key) => (typeof key === 'string' ? key.replace(/\\(.)/g, '$1') : key));
}

/** Returns a copy of a document with one value changed. `change` returns undefined to remove the value. */
function changedAt(node: unknown, keys: Keys, change: (found: unknown) => unknown): unknown {
  const [key, ...rest] = keys;
  if (key === undefined) return change(node);
  const inner = (found: unknown) => changedAt(found, rest, change);
  if (Array.isArray(node))
    return node.flatMap((item: unknown, index) => {
      const now = index === key ? inner(item) : item;
      return now === undefined ? [] : [now];
    });
  const { [key]: found, ...others } = node as Record<string, unknown>;
  const now = inner(found);
  if (now === undefined) return others;
  return { ...(node as object), [key]: now };
}

function targetsOf(document: unknown, target: string): Keys[] {
  const found: Keys[] = [];
  exec(document as Parameters<typeof exec>[0], target, (_value, path) =>
    found.push(plainKeys(path)),
  );
  // The last one first, because a removal from a list changes the indexes of later items.
  return found.reverse();
}

/**
 * Applies a team's additions to the contract (OpenAPI Overlay 1.0, `openapi/overlays/`). Throws a
 * `ToolFailure` with file and target if an action matches nothing, so that no addition is lost silently.
 */
export function withOverlays(document: unknown, overlays: readonly Overlay[]): unknown {
  let result = document;
  for (const { file, document: overlay } of overlays) {
    const { overlay: version, actions } = overlay;
    if (!/^1\.\d+\.\d+$/.test(String(version)) || !Array.isArray(actions))
      throw new ToolFailure(
        `${file}: not an overlay: it must start with overlay: 1.0.0 and have actions.`,
      );
    for (const { target, update, remove } of actions) {
      let targets: Keys[];
      try {
        targets = targetsOf(result, String(target));
      } catch {
        throw new ToolFailure(`${file}: ${String(target)} is not a JSONPath (RFC 9535).`);
      }
      if (targets.length === 0)
        throw new ToolFailure(`${file}: ${String(target)} matches nothing in the contract.`);
      for (const keys of targets) {
        const change = (found: unknown) => (remove === true ? undefined : merged(found, update));
        result = changedAt(result, keys, change);
      }
    }
  }
  return result;
}

import { globSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { isAlias, isMap, isSeq, isScalar, LineCounter, parseDocument, type Node } from 'yaml';
import { git } from '../revisions.ts';

/** YAML files of a contract, by path (`openapi/paths/news.yaml`). */
export interface SourceFiles {
  /** Returns the paths of the schema files. */
  schemas: () => string[];
  read: (file: string) => string;
}

/** Location of a node in a source file. */
export interface Source {
  file: string;
  line: number;
  /** Path to the node in the file. */
  keys: readonly string[];
}

const SCHEMAS = 'openapi/schemas';

/** Returns the files in a folder. */
export function filesIn(root: string): SourceFiles {
  return {
    schemas: () => globSync(`${SCHEMAS}/*.yaml`, { cwd: root }).sort(),
    read: (file) => readFileSync(join(root, file), 'utf8'),
  };
}

/** Returns the files at a revision. */
export function filesAt(root: string, revision: string): SourceFiles {
  return {
    schemas: () =>
      git(root, 'ls-tree', '--name-only', revision, `${SCHEMAS}/`).split('\n').filter(Boolean),
    read: (file) => git(root, 'show', `${revision}:${file}`),
  };
}

/** Unescapes a key of a JSON Pointer in a reference. */
function plainKey(key: string): string {
  return decodeURIComponent(key).replaceAll('~1', '/').replaceAll('~0', '~');
}

/**
 * Returns a function that finds the source of a node of the bundle by following references between files.
 * A node that an overlay adds has the source of its nearest parent.
 */
export function sourceFinder(
  files: SourceFiles,
): (keys: readonly (string | number)[]) => Source | undefined {
  const parsed = new Map<string, { root: Node | null; lines: LineCounter }>();
  let schemaFiles: Map<string, string> | undefined;

  function open(file: string) {
    const known = parsed.get(file);
    if (known !== undefined) return known;
    const lines = new LineCounter();
    const opened = {
      root: parseDocument(files.read(file), { lineCounter: lines }).contents,
      lines,
    };
    parsed.set(file, opened);
    return opened;
  }

  /**
   * Returns the file that defines a schema. The name suffices, because schema names are unique across files.
   */
  function fileOfSchema(name: string): string | undefined {
    schemaFiles ??= new Map(
      files
        .schemas()
        .flatMap((file) =>
          [...files.read(file).matchAll(/^(\w+):/gm)].map(([, key = '']) => [key, file] as const),
        ),
    );
    return schemaFiles.get(name);
  }

  function startOf([area, kind, name, ...rest]: readonly (string | number)[]) {
    const isSchema = area === 'components' && kind === 'schemas' && typeof name === 'string';
    const file = isSchema ? fileOfSchema(name) : undefined;
    return file === undefined ? undefined : { file, keys: [String(name), ...rest] };
  }

  function find(file: string, keys: readonly (string | number)[]): Source | undefined {
    const { root, lines } = open(file);
    let node: Node | null | undefined = root;
    let offset = 0;
    const passed: string[] = [];
    for (const [index, key] of keys.entries()) {
      if (!isMap(node) && !isSeq(node)) break;
      const reference = node.get('$ref');
      if (typeof reference === 'string' && key !== '$ref') {
        const [target = '', pointer = ''] = reference.split('#');
        const into = target === '' ? file : posix.join(posix.dirname(file), target);
        const inside = pointer.split('/').slice(1).map(plainKey);
        return find(into, [...inside, ...keys.slice(index)]);
      }
      const child: Node | undefined = isMap(node)
        ? (node.items.find(
            (pair) => isScalar(pair.key) && String(pair.key.value) === String(key),
          ) as never)
        : (node.items[Number(key)] as Node | undefined);
      if (child === undefined) break;
      const pair = child as unknown as { key?: Node; value?: Node };
      offset = (pair.key ?? child).range?.[0] ?? offset;
      node = isMap(node) ? pair.value : child;
      if (isAlias(node)) break;
      passed.push(String(key));
    }
    return { file, line: lines.linePos(offset).line, keys: passed };
  }

  return (keys) => {
    const { file, keys: inside } = startOf(keys) ?? { file: 'openapi/openapi.yaml', keys };
    return find(file, inside);
  };
}

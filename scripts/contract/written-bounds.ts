import { isMap, isNode, isScalar } from 'yaml';
import { schemaName, type SchemaNode } from './rules/rule.ts';
import type { SourceFile, SourceProblem } from './source-problems.ts';

/** A schema of a response or of its field, with `x-written-by`: the request bodies that write it. */
interface WrittenNode extends SchemaNode {
  properties?: Record<string, WrittenNode>;
  'x-written-by'?: string[];
}

interface NamedSchema {
  schema: WrittenNode;
  file: string;
  lineOf: (property: string) => number;
}

type Schemas = ReadonlyMap<string, NamedSchema>;

function namedSchemas(sources: readonly SourceFile[]): Schemas {
  const found = new Map<string, NamedSchema>();
  for (const { file, document, lineAt } of sources) {
    if (!file.startsWith('openapi/schemas/') || !isMap(document.contents)) continue;
    for (const { key, value } of document.contents.items) {
      if (!isScalar(key) || !isMap(value)) continue;
      const lineOf = (property: string) => {
        const node = value.getIn(['properties', property], true);
        return lineAt((isNode(node) ? node : key).range?.[0] ?? 0);
      };
      found.set(String(key.value), { schema: value.toJSON() as WrittenNode, file, lineOf });
    }
  }
  return found;
}

/**
 * Returns the maximum length of a schema's text: its bound, the largest bound of all languages, or the
 * bound of a list's items. Undefined if the schema has no bounded text.
 */
function longest(node: WrittenNode | undefined, schemas: Schemas): number | undefined {
  const name = schemaName(node);
  const schema = name === undefined ? node : schemas.get(name)?.schema;
  if (schema === undefined) return undefined;
  if (schema.maxLength !== undefined) return schema.maxLength;
  if (schema.items !== undefined) return longest(schema.items, schemas);
  // An object with a text per language.
  const texts = ['CN', 'US', 'HK'].flatMap((key) => schema.properties?.[key]?.maxLength ?? []);
  return texts.length > 0 ? Math.max(...texts) : undefined;
}

/**
 * Finds response texts with a lower bound than the request that writes them: a valid request would lead
 * to an invalid response. `x-written-by` names the request bodies with the same fields (at a schema), or
 * `Body.field` (at a field).
 */
export function writtenBounds(sources: readonly SourceFile[]): SourceProblem[] {
  const schemas = namedSchemas(sources);
  const problems: SourceProblem[] = [];
  for (const [name, { schema, file, lineOf }] of schemas) {
    const bodies = schema['x-written-by'] ?? [];
    const unknown = (what: string, line: number) =>
      problems.push(
        `${file}:${line}: x-written-by of "${name}" refers to "${what}", which does not exist`,
      );
    for (const body of bodies) if (!schemas.has(body)) unknown(body, lineOf(''));

    for (const [property, node] of Object.entries(schema.properties ?? {})) {
      const own = node['x-written-by'];
      const writers = own ?? bodies.map((body) => `${body}.${property}`);
      for (const writer of writers) {
        const [body = '', field = ''] = writer.split('.');
        const written = schemas.get(body)?.schema.properties?.[field];
        if (own !== undefined && written === undefined) unknown(writer, lineOf(property));
        const writable = longest(written, schemas);
        const readable = longest(node, schemas);
        if (writable === undefined || (readable ?? 0) >= writable) continue;
        problems.push(
          `${file}:${lineOf(property)}: "${name}.${property}" allows ${readable ?? 0} characters, ` +
            `but "${writer}" allows ${writable}`,
        );
      }
    }
  }
  return problems;
}

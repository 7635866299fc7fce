import { isMap, isNode, isScalar } from 'yaml';
import { schemaName, type SchemaNode } from './rules/rule.ts';
import type { SourceFile, SourceProblem } from './source-problems.ts';

/** A schema of a response: the bodies that write its fields, or a field what writes it by another name. */
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
 * How long a text of a schema can be: what it is bounded to, and of a record of languages the longest of
 * them. Of lists the bound of an item. Undefined where no text is in it, or none is bounded.
 */
function longest(node: WrittenNode | undefined, schemas: Schemas): number | undefined {
  const name = schemaName(node);
  const schema = name === undefined ? node : schemas.get(name)?.schema;
  if (schema === undefined) return undefined;
  if (schema.maxLength !== undefined) return schema.maxLength;
  if (schema.items !== undefined) return longest(schema.items, schemas);
  // A record in which each language is a text; what else it holds is no text.
  const texts = ['CN', 'US', 'HK'].flatMap((key) => schema.properties?.[key]?.maxLength ?? []);
  return texts.length > 0 ? Math.max(...texts) : undefined;
}

/**
 * Texts of answers that are shorter in the contract than what a request may write there. `x-written-by`
 * of a schema names the bodies whose fields of the same names it answers, of a field `Body.field`. What
 * somebody saved by the contract would break it when it is read.
 */
export function writtenBounds(sources: readonly SourceFile[]): SourceProblem[] {
  const schemas = namedSchemas(sources);
  const problems: SourceProblem[] = [];
  for (const [name, { schema, file, lineOf }] of schemas) {
    const bodies = schema['x-written-by'] ?? [];
    const unknown = (what: string, line: number) =>
      problems.push(
        `${file}:${line}: x-written-by of "${name}" names "${what}", which is not there`,
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
          `${file}:${lineOf(property)}: "${name}.${property}" is bounded to ${readable ?? 0} characters, ` +
            `but "${writer}" may write ${writable}`,
        );
      }
    }
  }
  return problems;
}

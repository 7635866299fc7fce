import type { Location, Rule, RuleContext, SchemaNode, Visit } from './rule.ts';

function missingBounds({ type, format, ...node }: SchemaNode): string[] {
  if (node.enum !== undefined || node.const !== undefined) return [];
  const types = [type ?? []].flat();
  const wanted: (keyof typeof node)[] = [];
  // Uploaded files need no bound, because the server limits their bytes. Times do, because their fraction
  // can have any number of digits.
  if (types.includes('string') && format !== 'binary') wanted.push('maxLength');
  if (types.includes('array')) wanted.push('maxItems');
  if (types.includes('integer') || types.includes('number')) wanted.push('minimum', 'maximum');
  return wanted.filter((bound) => node[bound] === undefined);
}

type Part = [keys: (string | number)[], part: SchemaNode];

/** Returns the subschemas of a schema, with their keys. */
function partsOf(schema: SchemaNode): Part[] {
  const fields = Object.entries(schema.properties ?? {});
  const forms = (['oneOf', 'anyOf', 'allOf'] as const).flatMap((key) =>
    (schema[key] ?? []).map((part, index): Part => [[key, index], part]),
  );
  const others = (['items', 'additionalProperties'] as const).flatMap((key): Part[] => {
    const part = schema[key];
    return typeof part === 'object' ? [[[key], part]] : [];
  });
  return [...fields.map(([name, part]): Part => [['properties', name], part]), ...forms, ...others];
}

/** Returns the missing bounds of a response, which needs them only for texts and lists. */
const inResponse = (node: SchemaNode) =>
  missingBounds(node).filter((bound) => bound === 'maxItems' || bound === 'maxLength');

function checkBounds(
  schema: SchemaNode,
  { report, resolve, location }: RuleContext,
  { missing, holder }: { missing: typeof missingBounds; holder: string },
): void {
  // Schemas can be recursive.
  const seen = new Set<SchemaNode>();
  const check = (reference: SchemaNode, place: Location) => {
    // Without a reference, `resolve` would return the place of the visited schema.
    const { node = reference, location: found = place } =
      reference.$ref === undefined ? {} : resolve(reference, place.source.absoluteRef);
    if (seen.has(node)) return;
    seen.add(node);
    for (const bound of missing(node)) {
      const message = `\`${bound}\` is missing in ${holder}.`;
      report({ message, location: found });
    }
    for (const [keys, part] of partsOf(node)) check(part, found.child(keys));
  };
  check(schema, location);
}

const ofRequest: Visit<SchemaNode> = (schema, context) =>
  checkBounds(schema, context, { missing: missingBounds, holder: 'a request' });

const ofResponse: Visit<SchemaNode> = (schema, context) =>
  checkBounds(schema, context, { missing: inResponse, holder: 'a response' });

/**
 * Requires bounds for all texts, numbers and lists of requests, so that they can be stored, and for all
 * texts and lists of responses.
 */
export const bounds: Rule = () => ({
  // Redocly visits only the outermost schemas; `checkBounds` visits the schemas inside them.
  Parameter: { Schema: ofRequest },
  RequestBody: { Schema: ofRequest },
  Response: { Schema: ofResponse },
});

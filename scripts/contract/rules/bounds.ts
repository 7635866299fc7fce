import type { Location, Rule, RuleContext, SchemaNode, Visit } from './rule.ts';

function missingBounds({ type, format, ...node }: SchemaNode): string[] {
  if (node.enum !== undefined || node.const !== undefined) return [];
  const types = [type ?? []].flat();
  const wanted: (keyof typeof node)[] = [];
  // The server limits bytes while they come. A time may have any number of digits for its fraction.
  if (types.includes('string') && format !== 'binary') wanted.push('maxLength');
  if (types.includes('array')) wanted.push('maxItems');
  if (types.includes('integer') || types.includes('number')) wanted.push('minimum', 'maximum');
  return wanted.filter((bound) => node[bound] === undefined);
}

type Part = [keys: (string | number)[], part: SchemaNode];

/** The schemas that a schema is made of, with the keys that lead there. */
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

/** Of a response, texts and lists: a client must not be made to keep any number of them, or a text of any length. */
const inResponse = (node: SchemaNode) =>
  missingBounds(node).filter((bound) => bound === 'maxItems' || bound === 'maxLength');

function checkBounds(
  schema: SchemaNode,
  { report, resolve, location }: RuleContext,
  { missing, holder }: { missing: typeof missingBounds; holder: string },
): void {
  // Schemas may contain themselves.
  const seen = new Set<SchemaNode>();
  const check = (reference: SchemaNode, place: Location) => {
    // Of what is no reference, Redocly says the place that is being visited.
    const { node = reference, location: found = place } =
      reference.$ref === undefined ? {} : resolve(reference, place.source.absoluteRef);
    if (seen.has(node)) return;
    seen.add(node);
    for (const bound of missing(node)) {
      const message = `What ${holder} holds has a bound: \`${bound}\` is missing.`;
      report({ message, location: found });
    }
    for (const [keys, part] of partsOf(node)) check(part, found.child(keys));
  };
  check(schema, location);
}

const ofRequest: Visit<SchemaNode> = (schema, context) =>
  checkBounds(schema, context, { missing: missingBounds, holder: 'a request' });

const ofResponse: Visit<SchemaNode> = (schema, context) =>
  checkBounds(schema, context, { missing: inResponse, holder: 'an answer' });

/**
 * Every text, number and list of a request has a bound, so that nobody can send what can't be stored, and
 * every text and list of a response.
 */
export const bounds: Rule = () => ({
  // Redocly hands over the outermost schema of each; those within are looked for here.
  Parameter: { Schema: ofRequest },
  RequestBody: { Schema: ofRequest },
  Response: { Schema: ofResponse },
});

import type { Location, Rule, RuleContext, SchemaNode } from './rule.ts';

/** Formats whose length is known, and bytes, which the server limits while they come. */
const LIMITED_FORMATS = ['date-time', 'date', 'binary'];

function missingBounds({ type, format, ...node }: SchemaNode): string[] {
  if (node.enum !== undefined || node.const !== undefined) return [];
  const types = [type ?? []].flat();
  const wanted: (keyof typeof node)[] = [];
  if (types.includes('string') && !LIMITED_FORMATS.includes(format ?? '')) wanted.push('maxLength');
  if (types.includes('array')) wanted.push('maxItems');
  if (types.includes('integer') || types.includes('number')) wanted.push('minimum', 'maximum');
  return wanted.filter((bound) => node[bound] === undefined);
}

/** The schemas that a schema is made of, with the keys that lead there. */
function partsOf({ properties, items }: SchemaNode): [keys: string[], part: SchemaNode][] {
  const fields = Object.entries(properties ?? {});
  return [
    ...fields.map(([name, part]): [string[], SchemaNode] => [['properties', name], part]),
    ...(items === undefined ? [] : [[['items'], items] as [string[], SchemaNode]]),
  ];
}

function checkBounds(schema: SchemaNode, { report, resolve, location }: RuleContext): void {
  // Schemas may contain themselves.
  const seen = new Set<SchemaNode>();
  const check = (reference: SchemaNode, place: Location) => {
    // Of what is no reference, Redocly says the place that is being visited.
    const { node = reference, location: found = place } =
      reference.$ref === undefined ? {} : resolve(reference, place.source.absoluteRef);
    if (seen.has(node)) return;
    seen.add(node);
    for (const bound of missingBounds(node)) {
      const message = `What a request holds has a bound: \`${bound}\` is missing.`;
      report({ message, location: found });
    }
    for (const [keys, part] of partsOf(node)) check(part, found.child(keys));
  };
  check(schema, location);
}

/** Every text, number and list of a request has a bound, so that nobody can send what can't be stored. */
export const bounds: Rule = () => ({
  // Redocly hands over the outermost schema of each; those within are looked for here.
  Parameter: { Schema: checkBounds },
  RequestBody: { Schema: checkBounds },
});

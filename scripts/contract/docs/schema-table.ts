import { describeLimits, describeType, listedValues } from '../changes/describe.ts';
import { referredName, type ContractDocument, type Schema } from '../document.ts';
import { element, escapeHtml, table } from './html.ts';
import { deprecationNote } from './deprecation-note.ts';
import { inlineMarkdown } from './markdown.ts';

/** Follows references until something is described in place. */
function follow(contract: ContractDocument, schema: Schema): Schema {
  if (schema.$ref === undefined) return schema;
  return follow(contract, contract.components.schemas[referredName(schema.$ref)] ?? {});
}

/** The type, as a link where it is a schema with a section of its own. */
function typeCell(contract: ContractDocument, schema: Schema): string {
  const words = escapeHtml(describeType(schema)).split(/(\w+)/);
  const linked = words.map((word) =>
    contract.components.schemas[word] === undefined
      ? word
      : `<a href="#schema-${word}">${word}</a>`,
  );
  return element('span', linked.join(''), 'type');
}

function notes(contract: ContractDocument, schema: Schema): string {
  const target = follow(contract, schema);
  const values = listedValues(target).map((value) => element('code', escapeHtml(value)));
  const limits = describeLimits(schema);
  const [example] = schema.examples ?? [];
  return [
    inlineMarkdown(schema.description ?? target.description ?? ''),
    values.length > 0 ? `One of ${values.join(' ')}.` : '',
    limits === 'no limits' ? '' : element('span', escapeHtml(limits), 'quiet'),
    example === undefined || values.length > 0
      ? ''
      : element('span', `e.g. ${escapeHtml(JSON.stringify(example))}`, 'quiet'),
  ]
    .filter((part) => part !== '')
    .join('<br>');
}

function rows(contract: ContractDocument, schema: Schema, prefix: string): string[][] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, property]) => {
    const full = `${prefix}${name}`;
    const must = schema.required?.includes(name) ? '' : element('span', 'optional', 'quiet');
    const label = `${element('code', escapeHtml(full))} ${must} ${deprecationNote(property)}`;
    const row = [label, typeCell(contract, property), notes(contract, property)];
    return [row, ...rows(contract, property.items ?? property, `${full}.`)];
  });
}

/** What a schema holds: a table of its fields, or the one thing that it is. */
export function schemaTable(contract: ContractDocument, schema: Schema): string {
  const fields = rows(contract, schema, '');
  if (fields.length > 0) return table(['Field', 'Type', 'Meaning'], fields);
  return element('p', `${typeCell(contract, schema)} ${notes(contract, schema)}`);
}

/** What a response carries: the data within its envelope. */
export function dataOf(contract: ContractDocument, envelope: Schema): Schema {
  const whole = follow(contract, envelope);
  return whole.properties?.['data'] ?? whole;
}

/** A line for a schema: its type, linked. */
export function schemaLine(contract: ContractDocument, schema: Schema): string {
  return typeCell(contract, schema);
}

/** The fields of a schema that is referred to; nothing where it has a section of its own. */
export function inlineTable(contract: ContractDocument, schema: Schema): string {
  const place = schema.items ?? schema;
  return place.$ref === undefined && place.properties !== undefined
    ? schemaTable(contract, place)
    : '';
}

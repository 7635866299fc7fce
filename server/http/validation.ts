import { Ajv2020, type ErrorObject, type Options, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { addNormalForms } from './normal-forms.ts';
import { isDay, isTime } from './times.ts';
import type { FastifySchemaValidationError } from 'fastify';
import { message, type Language, type MessageId } from '../base/messages.ts';
import type { Schemas } from './types.ts';

/** A validator that knows the formats and normal forms of the contract. */
export function contractAjv(options: Options): Ajv2020 {
  const instance = new Ajv2020({ strict: false, ...options });
  addFormats(instance);
  addNormalForms(instance);
  instance.addFormat('date-time', isTime).addFormat('date', isDay);
  return instance;
}

/** Headers arrive under names in lower case, whatever their sender and the contract write. */
function inLowerCase(schema: { properties?: object }): object {
  const properties = Object.entries(schema.properties ?? {});
  const lower = properties.map(([name, property]) => [name.toLowerCase(), property] as const);
  return { ...schema, properties: Object.fromEntries(lower) };
}

/** A schema of a part of requests. */
interface RequestSchema {
  schema: object;
  httpPart?: string;
}

/**
 * Compiles the schemas of requests. Parameters arrive as text and are coerced; bodies are taken
 * as they are, without the fields that the contract doesn't know: handlers store whole objects. Each
 * compilation gets an id of its own, because the glue gives all schemas that refer to themselves the
 * same one.
 */
export function requestCompiler(): (part: RequestSchema) => ValidateFunction {
  const parameters = contractAjv({ coerceTypes: true, useDefaults: true });
  const bodies = contractAjv({ removeAdditional: 'all', useDefaults: true });
  let compiled = 0;
  return ({ schema, httpPart }) => {
    compiled += 1;
    const own = httpPart === 'headers' ? inLowerCase(schema) : schema;
    const named = { ...own, $id: `urn:request:${compiled}` };
    return (httpPart === 'body' ? bodies : parameters).compile(named);
  };
}

const MESSAGE_OF_KEYWORD: Record<string, MessageId> = {
  required: 'required',
  minLength: 'tooShort',
  minItems: 'tooShort',
  maxLength: 'tooLong',
  maxItems: 'tooLong',
  minimum: 'tooSmall',
  maximum: 'tooLarge',
  enum: 'notAllowed',
  const: 'notAllowed',
};

type Issue = FastifySchemaValidationError | ErrorObject;

/** The rule that a value breaks, in words. */
export function ruleMessage(language: Language, { keyword, params }: Issue): string {
  // A text that must not be empty is required.
  const isEmptyText = keyword === 'minLength' && params['limit'] === 1;
  return message(language, isEmptyText ? 'required' : (MESSAGE_OF_KEYWORD[keyword] ?? 'malformed'));
}

/** Escapes a segment of a JSON Pointer. */
const escaped = (segment: string) => segment.replaceAll('~', '~0').replaceAll('/', '~1');

/** The fields of a body that break the contract: their places and rules, never the values. */
export function refusedFields(
  language: Language,
  issues: readonly Issue[],
): Schemas['RefusedField'][] {
  return issues.flatMap((issue) => {
    const missing: unknown = issue.params['missingProperty'];
    const inside = typeof missing === 'string' ? `/${escaped(missing)}` : '';
    const pointer = `${issue.instancePath}${inside}`;
    return pointer === '' ? [] : [{ pointer, message: ruleMessage(language, issue) }];
  });
}

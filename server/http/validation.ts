import { Ajv2020, type ErrorObject, type Options, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { addNormalForms } from './normal-forms.ts';
import { isDay, isTime } from './times.ts';
import type { FastifySchemaValidationError } from 'fastify';
import { message, type Language, type MessageId } from '../base/messages.ts';
import type { Schemas } from './types.ts';

/** Creates a validator with the formats and normal forms of the contract. */
export function contractAjv(options: Options): Ajv2020 {
  const instance = new Ajv2020({ strict: false, ...options });
  addFormats(instance);
  addNormalForms(instance);
  instance.addFormat('date-time', isTime).addFormat('date', isDay);
  return instance;
}

/** Converts the names of headers to lower case, as Node passes them. */
function inLowerCase(schema: { properties?: object }): object {
  const properties = Object.entries(schema.properties ?? {});
  const lower = properties.map(([name, property]) => [name.toLowerCase(), property] as const);
  return { ...schema, properties: Object.fromEntries(lower) };
}

interface RequestSchema {
  schema: object;
  httpPart?: string;
}

/**
 * Compiles request schemas. Coerces parameters from text; removes unknown fields from bodies, because
 * handlers store whole objects. Each schema gets a unique id, because fastify-openapi-glue gives all
 * recursive schemas the same one.
 */
export function requestCompiler(): (part: RequestSchema) => ValidateFunction {
  const parameters = contractAjv({ coerceTypes: true, useDefaults: true });
  const bodies = contractAjv({ removeAdditional: 'all', useDefaults: true });
  let compiled = 0;
  return ({ schema, httpPart }) => {
    compiled += 1;
    const adapted = httpPart === 'headers' ? inLowerCase(schema) : schema;
    const named = { ...adapted, $id: `urn:request:${compiled}` };
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

/** Returns the message for a broken rule. */
export function ruleMessage(language: Language, { keyword, params }: Issue): string {
  // A text that must not be empty is required.
  const isEmptyText = keyword === 'minLength' && params['limit'] === 1;
  return message(language, isEmptyText ? 'required' : (MESSAGE_OF_KEYWORD[keyword] ?? 'malformed'));
}

const escaped = (segment: string) => segment.replaceAll('~', '~0').replaceAll('/', '~1');

/** Returns pointers and messages of the fields that break the contract, never their values. */
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

import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { addNormalForms } from './normal-forms.ts';
import { isDay, isTime } from './times.ts';
import type { FastifySchemaValidationError } from 'fastify';
import { message, type Language, type MessageId } from '../messages.ts';

function ajv(kind: 'parameters' | 'body'): Ajv2020 {
  const instance = new Ajv2020({
    ...(kind === 'parameters' ? { coerceTypes: true } : { removeAdditional: 'all' }),
    useDefaults: true,
    strict: false,
  });
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
  const parameters = ajv('parameters');
  const bodies = ajv('body');
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
export function ruleMessage(language: Language, { keyword }: { keyword: string }): string {
  return message(language, MESSAGE_OF_KEYWORD[keyword] ?? 'malformed');
}

/** What the request got wrong, for the user: the field and the rule, never the value. */
export function validationMessage(language: Language, issues: readonly Issue[]): string {
  const general = message(language, 'badRequest');
  const [issue] = issues;
  if (issue === undefined) return general;
  const missing: unknown = issue.params['missingProperty'];
  const path = issue.instancePath.split('/').slice(1);
  const field = [...path, ...(typeof missing === 'string' ? [missing] : [])].join('.');
  if (field === '') return general;
  const rule = ruleMessage(language, issue);
  return language === 'en-US' ? `${general}: ${field} ${rule}` : `${general}：${field} ${rule}`;
}

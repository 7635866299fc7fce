import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { ContractDocument, Operation, Schema } from '../document.ts';
import type { ReceivedResponse } from './requests.ts';
import { valueAt } from './expressions.ts';
import { isInLanguage, type ContractLanguage } from '../../support/languages.ts';
import { sealed, sealedContract } from './sealed-schema.ts';

/**
 * Expected result of a request: data, rejection by a business rule, an error with one of these codes (HTTP
 * statuses below 1000, body codes with HTTP 200 above), or 304 while the response has this `ETag`.
 */
export type Expectation = 'success' | 'refusal' | readonly number[] | { unchanged: string };

/** Circumstances of the request whose response is checked. */
export interface ResponseContext {
  operation: Operation;
  expected: Expectation;
  language: ContractLanguage;
}

/** Returns the differences between a response and the contract of its operation, without values. */
export type FindProblems = (response: ReceivedResponse, context: ResponseContext) => string[];

/** Codes of business rules, and of a required password reset. */
const REFUSALS = [1001, 1003];

const JSON_TYPE = 'application/json';

/** Array index in a JSON pointer. */
const INDEX = /\/\d+(?=\/|$| )/g;

function typeAt(body: unknown, pointer: string): string {
  const value = valueAt(body, pointer);
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}

function describe(error: ErrorObject, body: unknown): string {
  const at = error.instancePath === '' ? 'the body' : error.instancePath;
  const params = error.params as Record<string, unknown>;
  const { unevaluatedProperty, missingProperty } = params;
  if (typeof unevaluatedProperty === 'string')
    return `${at} has "${unevaluatedProperty}", which the contract doesn't describe`;
  if (typeof missingProperty === 'string') return `${at} lacks "${missingProperty}"`;
  const wanted = params['allowedValues'] ?? params['allowedValue'];
  const values = wanted === undefined ? '' : ` (${JSON.stringify(wanted)})`;
  const found = error.keyword === 'type' ? `, is ${typeAt(body, error.instancePath)}` : '';
  return `${at} ${error.message ?? 'is wrong'}${values}${found}`;
}

/** Merges equal problems of several records into one with their number. */
function once(problems: readonly string[]): string[] {
  const kinds = Map.groupBy(new Set(problems), (problem) => problem.replace(INDEX, '/*'));
  return [...kinds.values()].map(([first = '', ...more]) =>
    more.length === 0 ? first : `${first} (and ${more.length} similar)`,
  );
}

const httpStatusOf = (code: number) => (code < 1000 ? code : 200);

/** Returns the problem of a response that is neither the expected success nor the expected error. */
function outcomeProblem(
  expected: Expectation,
  status: number,
  failed: { code: unknown; summary: string } | undefined,
): string | undefined {
  const codes = Array.isArray(expected) ? (expected as readonly number[]) : undefined;
  const summary = failed?.summary ?? 'data';
  const right = codes?.join(' or ') ?? '200';
  const statuses = codes?.map(httpStatusOf) ?? [200];
  if (!statuses.includes(status))
    return `responded with HTTP ${status} (${summary}), expected ${right}`;
  if (status >= 400) return undefined;
  if (codes !== undefined)
    return codes.includes(Number(failed?.code))
      ? undefined
      : `responded with ${summary}, expected ${right}`;
  if (expected === 'success') return failed && `responded with ${summary}`;
  if (failed === undefined) return 'responded with code 200, expected a business rule (code 1001)';
  if (REFUSALS.includes(Number(failed.code))) return undefined;
  return `responded with ${summary}, expected a business rule (code 1001)`;
}

/** Returns code and message of an error, which contain no secrets; undefined for a success. */
function failureOf(json: unknown): { code: unknown; summary: string } | undefined {
  if (typeof json !== 'object' || json === null || !('code' in json)) return undefined;
  const { code } = json;
  if (code === 200) return undefined;
  return { code, summary: `code ${String(code)}${'msg' in json ? `: ${String(json.msg)}` : ''}` };
}

/** Returns true for HTTP 200 with an error envelope instead of the described file. */
function isErrorEnvelope({ status, headers, json }: ReceivedResponse): boolean {
  const type = headers.get('content-type') ?? '';
  return status === 200 && type.startsWith(JSON_TYPE) && failureOf(json) !== undefined;
}

function mediaTypeProblem(response: ReceivedResponse, described: string[]): string | undefined {
  const header = response.headers.get('content-type') ?? 'missing';
  const [type = '', ...parameters] = header.toLowerCase().split(';');
  // A download has the media type of its file.
  if (described.includes('application/octet-stream') || described.length === 0) return undefined;
  if (!described.includes(type.trim()))
    return `the content type is ${header}, the contract describes ${described.join(', ')}`;
  const charset = parameters.find((one) => one.trim().startsWith('charset='))?.trim();
  return charset === undefined || /utf-?8"?$/.test(charset)
    ? undefined
    : `the ${charset} is not UTF-8`;
}

/** Compiles the validators of a contract. */
export function problemFinder(contract: ContractDocument): FindProblems {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats(ajv);
  ajv.addSchema(sealedContract(contract), 'contract');
  const { schemas } = contract.components;
  const validators = new Map<Schema, ReturnType<typeof ajv.compile>>();
  const validatorOf = (schema: Schema) => {
    const known = validators.get(schema);
    if (known !== undefined) return known;
    const text = JSON.stringify(sealed(schema, schemas)).replaceAll('"#/', '"contract#/');
    const made = ajv.compile(JSON.parse(text) as object);
    validators.set(schema, made);
    return made;
  };
  const bodyProblems = (schema: Schema, body: unknown) => {
    const validate = validatorOf(schema);
    return validate(body) ? [] : (validate.errors ?? []).map((error) => describe(error, body));
  };
  const errorSchema: Schema = { $ref: '#/components/schemas/ErrorEnvelope' };

  const headerProblems = (response: ReceivedResponse, { object }: Operation) => {
    const described = object.responses[String(response.status)]?.headers ?? {};
    return Object.entries(described).flatMap(([name, { required, schema }]) => {
      const value = response.headers.get(name);
      if (value === null) return required === true ? [`the header ${name} is missing`] : [];
      const numeric = schema?.type === 'integer' || schema?.type === 'number';
      const problems = schema && bodyProblems(schema, numeric ? Number(value) : value);
      return problems?.length
        ? [`the header ${name} does not fit its schema (${problems[0] ?? ''})`]
        : [];
    });
  };

  const envelopeProblems = (response: ReceivedResponse, language: ContractLanguage) => {
    const { json } = response;
    const fields = valueAt(json, '/fields');
    const messages = Array.isArray(fields)
      ? fields.map((_, index) => `/fields/${index}/message`)
      : [];
    return ['/msg', ...messages].flatMap((at) => {
      const text = valueAt(json, at);
      if (typeof text !== 'string' || isInLanguage(text, language)) return [];
      return [`${at} is not in the requested language (${language})`];
    });
  };

  /** Returns the problems of an error envelope with an HTTP error status. */
  const errorProblems = ({ json, status }: ReceivedResponse) => {
    const problems = bodyProblems(errorSchema, json);
    const code = valueAt(json, '/code');
    if (typeof code === 'number' && code !== status)
      problems.push(`/code is ${code}, but the status is ${status}`);
    const again = valueAt(json, '/status');
    if ([401, 500].includes(status) && again !== status)
      problems.push(`/status is ${String(again)}, but the status is ${status}`);
    return problems;
  };

  return (response, { operation, expected, language }) => {
    const { responses } = operation.object;
    if (typeof expected === 'object' && 'unchanged' in expected) {
      const { status, headers, text } = response;
      if (status === 304) return text === '' ? [] : ['the response 304 has a body'];
      const other = status === 200 && headers.get('etag') !== expected.unchanged;
      return other ? [] : [`responded with HTTP ${status}, expected 304 for its ETag`];
    }
    const described = responses[String(response.status)];
    const statuses = Object.keys(responses).join(', ');
    if (described === undefined)
      return [`HTTP ${response.status} is not described (described: ${statuses})`];
    const documented = Object.keys(described.content ?? {});
    const envelope = !documented.includes(JSON_TYPE) && isErrorEnvelope(response);
    const types = envelope ? [JSON_TYPE] : documented;
    const problems = [
      mediaTypeProblem(response, types),
      ...(envelope ? [] : headerProblems(response, operation)),
    ].filter((problem) => problem !== undefined);
    const isJson = types.includes(JSON_TYPE);
    if (isJson && response.json === undefined) {
      if (problems.length > 0) return problems;
      return [response.text === '' ? 'the response has no body' : 'the body is not JSON'];
    }
    const failed = isJson ? failureOf(response.json) : undefined;
    const outcome = outcomeProblem(expected, response.status, failed);
    if (outcome !== undefined) problems.unshift(outcome);
    if (response.status >= 400) problems.push(...errorProblems(response));
    else if (failed !== undefined) problems.push(...bodyProblems(errorSchema, response.json));
    else if (isJson && expected !== 'refusal') {
      const schema = described.content?.[JSON_TYPE]?.schema;
      if (schema !== undefined) problems.push(...bodyProblems(schema, response.json));
    }
    if (isJson) problems.push(...envelopeProblems(response, language));
    return once(problems);
  };
}

import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { ContractDocument, Operation, Schema } from '../document.ts';
import type { TriedStep } from './respect.ts';

/** Says what an answer has that the contract of its operation doesn't allow; never a value. */
export type FindFlaws = (operation: Operation, step: TriedStep, refused: boolean) => string[];

/** What lies at a JSON pointer, by type: values may be secrets. */
function typeAt(body: unknown, pointer: string): string {
  let value = body;
  for (const key of pointer.split('/').slice(1)) {
    const plain = key.replaceAll('~1', '/').replaceAll('~0', '~');
    value = typeof value === 'object' && value !== null ? Reflect.get(value, plain) : undefined;
  }
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}

function told(error: ErrorObject, body: unknown): string {
  const at = error.instancePath === '' ? 'the answer' : error.instancePath;
  const { allowedValues, allowedValue } = error.params as Record<string, unknown>;
  const wanted = allowedValues ?? allowedValue;
  const values = wanted === undefined ? '' : ` (${JSON.stringify(wanted)})`;
  const found = error.keyword === 'type' ? `, is ${typeAt(body, error.instancePath)}` : '';
  return `${at} ${error.message ?? 'is wrong'}${values}${found}`;
}

/** Flaws of the envelope of a failure, for reports: its code and message are no secrets. */
function failure(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null || !('code' in body)) return undefined;
  const { code } = body;
  if (code === 200) return undefined;
  return `answered code ${String(code)}${'msg' in body ? `: ${String(body.msg)}` : ''}`;
}

/** Reads the contract once for many answers. */
export function flawFinder(contract: ContractDocument): FindFlaws {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats(ajv);
  ajv.addSchema(contract, 'contract');
  const pointed = (schema: Schema) =>
    JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"contract#/')) as object;

  const flawsOf = (schema: Schema, body: unknown) => {
    const validate = ajv.compile(pointed(schema));
    return validate(body) ? [] : (validate.errors ?? []).map((error) => told(error, body));
  };

  return ({ object }, { response, checks }, refused) => {
    if (response === undefined || response.statusCode === 0) {
      // Respect tells both as a failed request; its message quotes the answer, so it isn't repeated.
      const came = checks.some(({ message }) => message.includes('JSON'));
      return [came ? 'the answer is no JSON, though its content type says so' : 'no answer'];
    }
    const described = object.responses[String(response.statusCode)];
    if (described === undefined) return [`HTTP ${response.statusCode} is not described`];
    const json = described.content?.['application/json'];
    // Bytes have whatever type the file has.
    if (json?.schema === undefined) return [];
    const type = response.headers['content-type'] ?? 'none';
    if (!type.startsWith('application/json')) return [`the content type is ${type}, not JSON`];
    const failed = failure(response.body);
    if (refused) {
      if (failed === undefined) return ['answered code 200, where a business rule refuses'];
      return flawsOf({ $ref: '#/components/schemas/ErrorEnvelope' }, response.body);
    }
    return failed === undefined ? flawsOf(json.schema, response.body) : [failed];
  };
}

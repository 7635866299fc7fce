import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { operationsOf, type ContractDocument } from '../../../scripts/contract/document.ts';
import {
  optionalFields,
  type MissingField,
} from '../../../scripts/contract/verify/optional-fields.ts';
import specification from '../../../openapi/generated/openapi.json' with { type: 'json' };

interface Response {
  status: number;
  json: unknown;
}

interface Operation {
  operationId: string;
  responses: Record<string, { content?: Record<string, { schema: object }> }>;
}

const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats(ajv);
ajv.addSchema(specification, 'contract');

const operations = Object.values<Record<string, Operation>>(specification.paths)
  .flatMap((methods) => Object.values(methods))
  .map((operation) => [operation.operationId, operation] as const);
const byId = new Map(operations);

const contract = specification as unknown as ContractDocument;
const described = new Map(operationsOf(contract).map((operation) => [operation.id, operation]));
const fields = optionalFields(contract);

/** Optional fields of the checked operations that no response contained. */
export function missingFields(): MissingField[] {
  return fields.missing();
}

const validators = new Map<object, ValidateFunction>();

/** Returns the validator of a schema. Caches validators, because compiling them is slow. */
function validatorOf(schema: object): ValidateFunction {
  const known = validators.get(schema);
  if (known !== undefined) return known;
  const pointed = JSON.stringify(schema).replaceAll('"#/', '"contract#/');
  const validate = ajv.compile(JSON.parse(pointed) as object);
  validators.set(schema, validate);
  return validate;
}

const ERROR = { $ref: '#/components/schemas/ErrorEnvelope' };

/** Throws unless the response matches the operation and status in the contract. */
export function checkAgainstContract(operationId: string, { status, json }: Response): void {
  const operation = byId.get(operationId);
  if (operation === undefined) throw new Error(`no operation ${operationId} in the contract`);
  const documented = operation.responses[String(status)]?.content?.['application/json']?.schema;
  const isError = (json as { code?: number }).code !== 200;
  // Business errors have HTTP 200 and an error envelope (contract, "Errors").
  const schema = isError ? ERROR : documented;
  if (schema === undefined) throw new Error(`${operationId} doesn't describe HTTP ${status}`);
  if (isError && status !== 200 && documented === undefined) {
    throw new Error(`${operationId} doesn't describe HTTP ${status}`);
  }
  const validate = validatorOf(schema);
  if (!validate(json)) {
    throw new Error(`${operationId} ${status}: ${ajv.errorsText(validate.errors)}`);
  }
  const checked = described.get(operationId);
  if (!isError && checked !== undefined) fields.record(checked, json);
}

/** Throws unless the value is an error envelope of the contract. */
export function checkErrorEnvelope(json: unknown): void {
  const validate = validatorOf(ERROR);
  if (!validate(json)) throw new Error(`not an error envelope: ${ajv.errorsText(validate.errors)}`);
}

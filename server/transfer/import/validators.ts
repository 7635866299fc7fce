import type { Ajv2020, ErrorObject, ValidateFunction } from 'ajv/dist/2020.js';
import { contractDocument } from '../../http/specification.ts';
import { contractAjv } from '../../http/validation.ts';

let validators: Ajv2020 | undefined;

/** Returns the validator of a schema of the contract; like those of requests, it normalizes values. */
export function validatorOf(schema: string): ValidateFunction {
  if (validators === undefined) {
    validators = contractAjv({ allErrors: true, verbose: true });
    validators.addSchema(contractDocument(), 'contract');
  }
  const validate = validators.getSchema(`contract#/components/schemas/${schema}`);
  if (validate === undefined) throw new Error(`the contract has no schema ${schema}`);
  return validate;
}

/** Returns the field of a schema error. */
export function fieldOf(
  { instancePath, params }: ErrorObject,
  fields: readonly (string | undefined)[],
): string {
  const missing: unknown = (params as Record<string, unknown>)['missingProperty'];
  const path = [
    ...instancePath.split('/').slice(1),
    ...(typeof missing === 'string' ? [missing] : []),
  ];
  const named = path.join('.');
  // Chinese is the required language of a localized text.
  return fields.find((field) => field === named || field === `${named}.CN`) ?? named;
}

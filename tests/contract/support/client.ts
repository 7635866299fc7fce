import type { RequestOptions } from '@/api/request';
import { exampleOf, type Operation } from '../../support/contract';

type Call = (...args: unknown[]) => Promise<unknown>;

const modules = import.meta.glob<Record<string, unknown>>(
  ['../../../src/api/generated/*/*.ts', '!**/*.{faker,msw,zod}.ts'],
  { eager: true },
);
const functions = new Map(Object.values(modules).flatMap((module) => Object.entries(module)));

/** Calls the generated function of an operation with the examples of the contract. */
export function callOperation(
  operation: Operation,
  options: RequestOptions = {},
): Promise<unknown> {
  const call = functions.get(operation.id);
  if (typeof call !== 'function') throw new Error(`no generated function ${operation.id}`);
  const inPath = operation.parameters.filter((one) => one.in === 'path').map(exampleOf);
  const inQuery = operation.parameters.filter((one) => one.in === 'query');
  const query = Object.fromEntries(
    inQuery.filter((one) => one.required).map((one) => [one.name, exampleOf(one)]),
  );
  const args = [
    ...inPath,
    ...(operation.body ? [operation.body.example] : []),
    ...(inQuery.length > 0 ? [query] : []),
  ];
  return (call as Call)(...args, options);
}

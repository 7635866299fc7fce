import { readFileSync } from 'node:fs';
import { defineConfig } from 'orval';
import type { GeneratorVerbOptions, OpenApiDocument } from 'orval';

/** Properties of an operation that determine the options of its requests. */
interface CalledOperation {
  parameters?: { name: string }[];
  'x-access'?: string;
  'x-partial'?: boolean;
  responses?: Record<string, { content?: object }>;
}

interface Operation {
  operationId: string;
  'x-invalidates'?: string[];
}

/**
 * Returns the path prefixes that each write invalidates, by operation id: the paths of the reads in its
 * `x-invalidates`, up to the first parameter.
 */
function changedPaths(): ReadonlyMap<string, readonly string[]> {
  const contract = JSON.parse(readFileSync('openapi/generated/openapi.json', 'utf8')) as {
    paths: Record<string, Record<string, Operation>>;
  };
  const operations = Object.values(contract.paths).flatMap((methods) => Object.values(methods));
  const begins = new Map(
    Object.entries(contract.paths).map(([path, { get }]) => [
      get?.operationId,
      path.replace(/\/[^/]*\{.*/, ''),
    ]),
  );
  return new Map(
    operations.map(({ operationId, 'x-invalidates': reads = [] }) => {
      const paths = new Set(reads.map((read) => begins.get(read) ?? ''));
      const within = (path: string) => [...paths].some((other) => path.startsWith(`${other}/`));
      return [operationId, [...paths].filter((path) => !within(path)).sort()];
    }),
  );
}

const CHANGED_PATHS = changedPaths();

/** Returns true for actions of a logged-in user: writes, and downloads to save. */
function isUserAction(verb: string, operation: CalledOperation): boolean {
  const responsesJson = 'application/json' in (operation.responses?.['200']?.content ?? {});
  return operation['x-access'] !== 'anonymous' && (verb !== 'get' || !responsesJson);
}

/**
 * Adds options to every generated request: operation id and path template, which name it in failures and
 * logs without parameter values; for user actions, waiting for re-login; for creations, the idempotency
 * key; for writes, the paths to invalidate; for lists, `x-partial`.
 */
function nameOperation(verb: GeneratorVerbOptions): GeneratorVerbOptions {
  const named = { operationId: verb.operationId, pathTemplate: verb.pathRoute };
  const operation = verb.originalOperation as CalledOperation;
  const userAction = isUserAction(verb.verb, operation);
  const idempotent = operation.parameters?.some(({ name }) => name === 'Idempotency-Key') ?? false;
  const changes = CHANGED_PATHS.get(verb.operationId) ?? [];
  const requestOptions = {
    ...named,
    ...(userAction && { waitsForLogin: true }),
    ...(operation['x-partial'] === true && { partial: true }),
    ...(idempotent && { idempotent: true }),
    ...(changes.length > 0 && { changes: changes.join(' ') }),
  };
  return { ...verb, override: { ...verb.override, requestOptions } };
}

/** Returns a copy of a schema without descriptions, recursively. */
function withoutDescriptions(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(withoutDescriptions);
  if (typeof schema !== 'object' || schema === null) return schema;
  const entries = Object.entries(schema).filter(([key]) => key !== 'description');
  return Object.fromEntries(
    entries.map(([key, value]: [string, unknown]) => {
      // A property can be named "description".
      if (key !== 'properties') return [key, withoutDescriptions(value)];
      const properties = Object.entries(value as Record<string, unknown>);
      return [key, Object.fromEntries(properties.map(([k, v]) => [k, withoutDescriptions(v)]))];
    }),
  );
}

/** Returns the names of the schemas that a part of the contract refers to, recursively. */
function schemasOf(part: unknown, schemas: Record<string, unknown>, found = new Set<string>()) {
  if (typeof part !== 'object' || part === null) return found;
  for (const [key, value] of Object.entries(part)) {
    const name = key === '$ref' ? String(value).split('/').at(-1) : undefined;
    if (name === undefined) schemasOf(value, schemas, found);
    else if (!found.has(name)) schemasOf(schemas[name], schemas, found.add(name));
  }
  return found;
}

/** Returns the names of the schemas of requests. */
function requestSchemas(document: OpenApiDocument): ReadonlySet<string> {
  const operations = Object.values(document.paths ?? {}).flatMap((item) =>
    Object.values(item as Record<string, { requestBody?: object; parameters?: object }>),
  );
  const requests = operations.map(({ requestBody, parameters }) => ({ requestBody, parameters }));
  return schemasOf(requests, document.components?.schemas ?? {});
}

/**
 * Returns a copy of a schema without the patterns of `x-normalize: name`, recursively. They apply to input
 * only: older records are displayed, and drafts on a device can be incomplete.
 */
function withoutNamePatterns(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(withoutNamePatterns);
  if (typeof schema !== 'object' || schema === null) return schema;
  const isName = 'x-normalize' in schema && schema['x-normalize'] === 'name';
  const entries = Object.entries(schema).filter(([key]) => !(isName && key === 'pattern'));
  return Object.fromEntries(entries.map(([key, value]) => [key, withoutNamePatterns(value)]));
}

/** Returns a copy of a schema without maximum lengths of texts, recursively. */
function withoutLengths(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(withoutLengths);
  if (typeof schema !== 'object' || schema === null) return schema;
  const entries = Object.entries(schema).filter(
    ([key, value]) => key !== 'maxLength' || typeof value !== 'number',
  );
  return Object.fromEntries(entries.map(([key, value]) => [key, withoutLengths(value)]));
}

/**
 * Removes descriptions from schemas, because validators would contain them as code; developers read them
 * in the contract. Also removes text bounds from schemas of responses only: a page displays a text that
 * is too long rather than nothing. `contract:verify` and the server's tests check these bounds.
 */
function slimSchemas(document: OpenApiDocument): OpenApiDocument {
  const schemas = Object.entries(document.components?.schemas ?? {});
  const requests = requestSchemas(document);
  const slim = Object.fromEntries(
    schemas.map(([name, schema]) => {
      const plain = withoutNamePatterns(withoutDescriptions(schema));
      return [name, requests.has(name) ? plain : withoutLengths(plain)];
    }),
  );
  return { ...document, components: { ...document.components, schemas: slim } } as OpenApiDocument;
}

export default defineConfig({
  site: {
    input: {
      target: './openapi/generated/openapi.json',
      override: { transformer: slimSchemas },
      // The generator of the types validates the structure (`scripts/generate.ts`).
      unsafeDisableValidation: true,
    },
    output: {
      mode: 'tags-split',
      target: './src/api/generated/client.ts',
      schemas: { path: './src/api/generated/model', type: 'zod' },
      client: 'react-query',
      httpClient: 'fetch',
      baseUrl: '/api',
      urlEncodeParameters: true,
      mock: {
        indexMockFiles: true,
        generators: [
          { type: 'msw', useExamples: true, delay: false },
          { type: 'faker', useExamples: true },
        ],
      },
      override: {
        header: () => ['Generated from the contract by `npm run generate`. Do not edit.'],
        mutator: { path: './src/api/request.ts', name: 'request', inferred: true },
        // Passes the schema to the mutator, which validates the response.
        includeZodSchemaInArguments: true,
        transformer: nameOperation,
        fetch: { includeHttpResponseReturnType: false, runtimeValidation: true },
        query: { signal: true, version: 5, shouldSplitQueryKey: true },
        zod: {
          variant: 'mini',
          version: 4,
          generateReusableSchemas: true,
          exactOptional: true,
          generateDiscriminatedUnion: true,
        },
      },
    },
  },
});

import { readFileSync } from 'node:fs';
import { defineConfig } from 'orval';
import type { GeneratorVerbOptions, OpenApiDocument } from 'orval';

/** What of an operation decides how its calls are made. */
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
 * Begins of the paths whose answers each write changes, by its operation id: of every read that its
 * `x-invalidates` names, as far as no parameter follows.
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

/** Whether a call is a click of who is logged in: a write, or a file to save; pages read the rest. */
function isPress(verb: string, operation: CalledOperation): boolean {
  const responsesJson = 'application/json' in (operation.responses?.['200']?.content ?? {});
  return operation['x-access'] !== 'anonymous' && (verb !== 'get' || !responsesJson);
}

/**
 * Puts operation id and path template into the options of every generated call, so that the request
 * function can name the operation in failures and logs without the values of its parameters; into
 * those that are presses that they wait for a login; into creations that they have a key; into writes
 * what they change; and into lists whether they are shown without the records that can't be read.
 */
function nameOperation(verb: GeneratorVerbOptions): GeneratorVerbOptions {
  const named = { operationId: verb.operationId, pathTemplate: verb.pathRoute };
  const operation = verb.originalOperation as CalledOperation;
  const press = isPress(verb.verb, operation);
  const creates = operation.parameters?.some(({ name }) => name === 'Idempotency-Key') ?? false;
  const changes = CHANGED_PATHS.get(verb.operationId) ?? [];
  const requestOptions = {
    ...named,
    ...(press && { waitsForLogin: true }),
    ...(operation['x-partial'] === true && { partial: true }),
    ...(creates && { creates: true }),
    ...(changes.length > 0 && { changes: changes.join(' ') }),
  };
  return { ...verb, override: { ...verb.override, requestOptions } };
}

/** A copy of a schema, and of all schemas in it, without descriptions. */
function withoutDescriptions(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(withoutDescriptions);
  if (typeof schema !== 'object' || schema === null) return schema;
  const entries = Object.entries(schema).filter(([key]) => key !== 'description');
  return Object.fromEntries(
    entries.map(([key, value]: [string, unknown]) => {
      // Keys of `properties` are names of the domain, and one of them may be "description".
      if (key !== 'properties') return [key, withoutDescriptions(value)];
      const properties = Object.entries(value as Record<string, unknown>);
      return [key, Object.fromEntries(properties.map(([k, v]) => [k, withoutDescriptions(v)]))];
    }),
  );
}

/** Names of the schemas that a part of the contract is made of, through references. */
function schemasOf(part: unknown, schemas: Record<string, unknown>, found = new Set<string>()) {
  if (typeof part !== 'object' || part === null) return found;
  for (const [key, value] of Object.entries(part)) {
    const name = key === '$ref' ? String(value).split('/').at(-1) : undefined;
    if (name === undefined) schemasOf(value, schemas, found);
    else if (!found.has(name)) schemasOf(schemas[name], schemas, found.add(name));
  }
  return found;
}

/** Names of the schemas that requests are made of. */
function requestSchemas(document: OpenApiDocument): ReadonlySet<string> {
  const operations = Object.values(document.paths ?? {}).flatMap((item) =>
    Object.values(item as Record<string, { requestBody?: object; parameters?: object }>),
  );
  const requests = operations.map(({ requestBody, parameters }) => ({ requestBody, parameters }));
  return schemasOf(requests, document.components?.schemas ?? {});
}

/**
 * A copy of a schema, and of all schemas in it, that takes every name: the pattern of `x-normalize: name` is
 * for what is typed. A record that is older than the pattern is shown, and drafts of a device may be unfinished.
 */
function withoutNamePatterns(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(withoutNamePatterns);
  if (typeof schema !== 'object' || schema === null) return schema;
  const isName = 'x-normalize' in schema && schema['x-normalize'] === 'name';
  const entries = Object.entries(schema).filter(([key]) => !(isName && key === 'pattern'));
  return Object.fromEntries(entries.map(([key, value]) => [key, withoutNamePatterns(value)]));
}

/** A copy of a schema, and of all schemas in it, whose texts may be of any length. */
function withoutLengths(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(withoutLengths);
  if (typeof schema !== 'object' || schema === null) return schema;
  const entries = Object.entries(schema).filter(
    ([key, value]) => key !== 'maxLength' || typeof value !== 'number',
  );
  return Object.fromEntries(entries.map(([key, value]) => [key, withoutLengths(value)]));
}

/**
 * Takes the descriptions off the schemas: validators would carry them to every visitor as code.
 * Who develops reads them in the contract and in `openapi/generated/operations.ts`. What only answers
 * hold loses the bounds of its texts, too: a page shows a text that is longer than the contract says
 * rather than none; that the server keeps to them is checked there (`contract:verify`, its tests).
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
      // What generates the types beside this refuses a contract of the wrong structure
      // (`scripts/generate.ts`); to look a second time takes a fifth of a generation.
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
        // Without this the mutator gets no schema, and nothing would validate the response.
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

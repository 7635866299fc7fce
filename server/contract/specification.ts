import specification from '../../openapi/generated/openapi.json' with { type: 'json' };

type BodyType = 'application/json' | 'multipart/form-data';

interface OperationFacts {
  /** Whether a call without a valid token is refused. */
  secured: boolean;
  /** Whether the token may come in the query: links and pictures can't send headers. */
  queryToken: boolean;
  /** The media type that the body must have; undefined where there is none. */
  body: BodyType | undefined;
}

interface OperationObject {
  operationId: string;
  security?: object[];
  parameters?: { name: string; in: string }[];
  requestBody?: { content: Partial<Record<BodyType, object>> };
}

const operations = Object.values<Record<string, OperationObject>>(specification.paths).flatMap(
  (methods) => Object.values(methods),
);

function bodyOf({ requestBody }: OperationObject): BodyType | undefined {
  if (requestBody === undefined) return undefined;
  return requestBody.content['multipart/form-data'] === undefined
    ? 'application/json'
    : 'multipart/form-data';
}

/** Version of the contract; it stands in every envelope. */
export const contractVersion = specification.info.version;

/**
 * A copy of the bundled contract; the glue writes into what it gets. Bodies of files are left out:
 * they are streamed, and a schema would want them in memory.
 */
export function contractDocument(): object {
  const document = structuredClone(specification);
  for (const methods of Object.values<Record<string, OperationObject>>(document.paths)) {
    for (const operation of Object.values(methods)) {
      if (bodyOf(operation) === 'multipart/form-data') delete operation.requestBody;
    }
  }
  return document;
}

/** What the server must know of each operation before a request is parsed, by operation id. */
export const operationFacts: ReadonlyMap<string, OperationFacts> = new Map(
  operations.map((operation) => [
    operation.operationId,
    {
      // `security` absent or not empty means that a token is needed: fail closed.
      secured: operation.security?.length !== 0,
      queryToken:
        operation.parameters?.some((one) => one.in === 'query' && one.name === 'token') ?? false,
      body: bodyOf(operation),
    },
  ]),
);

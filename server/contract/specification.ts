import specification from '../../openapi/generated/openapi.json' with { type: 'json' };

interface OperationFacts {
  /** Whether a call without a valid token is refused. */
  secured: boolean;
  hasBody: boolean;
}

interface OperationObject {
  operationId: string;
  security?: object[];
  requestBody?: object;
}

/** Version of the contract; it stands in every envelope. */
export const contractVersion = specification.info.version;

/** A copy of the bundled contract; the glue writes into what it gets. */
export function contractDocument(): object {
  return structuredClone(specification);
}

/** What the server must know of each operation before a request is parsed, by operation id. */
export const operationFacts: ReadonlyMap<string, OperationFacts> = new Map(
  Object.values<Record<string, OperationObject>>(specification.paths)
    .flatMap((methods) => Object.values(methods))
    .map((operation) => [
      operation.operationId,
      {
        // `security` absent or not empty means that a token is needed: fail closed.
        secured: operation.security?.length !== 0,
        hasBody: operation.requestBody !== undefined,
      },
    ]),
);

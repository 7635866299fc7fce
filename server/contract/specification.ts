import specification from '../../openapi/generated/openapi.json' with { type: 'json' };

/** What the contract says of one operation. */
export interface OperationFacts {
  /** Whether a call without a valid token is refused. */
  secured: boolean;
  /** Media types that its body may have; empty: it takes none. */
  bodyTypes: readonly string[];
  /** Whether a call without a body is refused. */
  needsBody: boolean;
}

interface OperationObject {
  operationId: string;
  security?: object[];
  requestBody?: { required?: boolean; content: object };
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
        bodyTypes: Object.keys(operation.requestBody?.content ?? {}),
        needsBody: operation.requestBody?.required === true,
      },
    ]),
);

import { bodyLimit, SLACK } from './body-limit.ts';
import type { components } from '../../openapi/generated/operations.ts';
import specification from '../../openapi/generated/openapi.json' with { type: 'json' };

type Schemas = components['schemas'];

/** Who may call an operation: everyone, who is logged in, staff who hold a right to it. */
export type Access = 'anonymous' | 'user' | 'staff';

/** What is counted together where calls are limited (`x-rate-limit`). */
export type RateLimitGroup =
  | 'credentials'
  | 'codes'
  | 'registration'
  | 'checkIn'
  | 'uploads'
  | 'tickets'
  | 'errorLog'
  | 'search';

/** What the contract says of one operation. */
export interface OperationInfo {
  access: Access;
  /** The rights that open an operation of staff; one is enough. */
  permissions: readonly string[];
  /** Where the account must have a verified contact: nowhere, at each call, where it submits (`status` 1). */
  contactVerification: 'always' | 'submit' | undefined;
  /** Whether calls go into the record of what staff did. */
  audit: boolean;
  /** Absent: its calls aren't limited. */
  rateLimit: RateLimitGroup | undefined;
  /** Whether token or ticket may come in the query: links and pictures can't send headers. */
  inAddress: boolean;
  /** Whether a judging token opens it. */
  judging: boolean;
  /** Names of the parameters of its query. */
  queryNames: readonly string[];
  /** Media types that its body may have; empty: it takes none. */
  bodyTypes: readonly string[];
  /** Bytes that its body may have; a form with a file counts its own. */
  bodyLimit: number;
  /** Whether a call without a body is refused. */
  needsBody: boolean;
  /** The operations whose answers it changes where it succeeds. */
  invalidates: readonly string[];
  /** Seconds for which a response is kept for everyone; absent: each call has its own response. */
  cacheSeconds: number | undefined;
  /** What its bytes are: a stored file, or records that are read while they are sent; absent: it answers JSON. */
  bytes: 'file' | 'records' | undefined;
}

interface OperationObject {
  operationId: string;
  'x-access'?: string;
  'x-permission'?: string[];
  'x-contact-verification'?: string;
  'x-audit'?: boolean;
  'x-rate-limit'?: string;
  'x-judging'?: boolean;
  'x-invalidates'?: string[];
  'x-cache-seconds'?: number;
  parameters?: { name: string; in: string }[];
  requestBody?: { required?: boolean; content: Record<string, { schema?: object }> };
  responses: Record<string, { headers?: object; content?: object }>;
}

export const FORM_DATA = 'multipart/form-data';

const operations = Object.values<Record<string, OperationObject>>(specification.paths).flatMap(
  (methods) => Object.values(methods),
);

function bodyTypesOf({ requestBody }: OperationObject): string[] {
  return Object.keys(requestBody?.content ?? {});
}

/** The largest body of any operation. */
export const MAX_BODY_BYTES = 1_048_576;

function bodyLimitOf({ requestBody }: OperationObject): number {
  const limits = Object.values(requestBody?.content ?? {}).map(({ schema }) =>
    bodyLimit(schema, specification.components.schemas, MAX_BODY_BYTES),
  );
  return Math.max(SLACK, ...limits);
}

function queryNamesOf({ parameters = [] }: OperationObject): string[] {
  return parameters.filter((one) => one.in === 'query').map(({ name }) => name);
}

/** The header with the number of records that a response of bytes holds. */
const RECORD_COUNT = 'X-Record-Count';

function bytesOf({ responses }: OperationObject): OperationInfo['bytes'] {
  const { headers = {}, content = {} } = responses['200'] ?? {};
  if (Object.hasOwn(content, 'application/json')) return undefined;
  return Object.hasOwn(headers, RECORD_COUNT) ? 'records' : 'file';
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
      if (bodyTypesOf(operation).includes(FORM_DATA)) delete operation.requestBody;
    }
  }
  return document;
}

/** An operation that doesn't say who may call it is staff's: fail closed. */
function accessOf(declared: string | undefined): Access {
  return declared === 'anonymous' || declared === 'user' ? declared : 'staff';
}

/** What the server must know of each operation before a request is parsed, by operation id. */
export const operationInfo: ReadonlyMap<string, OperationInfo> = new Map(
  operations.map((operation) => [
    operation.operationId,
    {
      access: accessOf(operation['x-access']),
      permissions: operation['x-permission'] ?? [],
      // The contract's lint knows the values of this one, and the groups of limits.
      contactVerification: operation[
        'x-contact-verification'
      ] as OperationInfo['contactVerification'],
      audit: operation['x-audit'] ?? false,
      rateLimit: operation['x-rate-limit'] as RateLimitGroup | undefined,
      inAddress: queryNamesOf(operation).includes('ticket'),
      judging: operation['x-judging'] ?? false,
      queryNames: queryNamesOf(operation),
      bodyTypes: bodyTypesOf(operation),
      bodyLimit: bodyLimitOf(operation),
      needsBody: operation.requestBody?.required === true,
      invalidates: operation['x-invalidates'] ?? [],
      cacheSeconds: operation['x-cache-seconds'],
      bytes: bytesOf(operation),
    },
  ]),
);

/** Every right that the contract knows. */
export const PERMISSIONS: readonly Schemas['PermissionName'][] = specification.components.schemas
  .PermissionName.enum as Schemas['PermissionName'][];

const { Email, Mobile, LocalizedName } = specification.components.schemas;

/** Patterns of what people type, for texts that a draft holds unfinished. */
export const PATTERNS = {
  email: new RegExp(Email.pattern, 'u'),
  mobile: new RegExp(Mobile.pattern, 'u'),
  name: new RegExp(LocalizedName.properties.CN.pattern, 'u'),
} as const;

/** The kinds of activities and organisations that the contract knows. */
export const ACTIVITY_KINDS = specification.components.schemas.ActivityKind.enum;
export const ORGANISATION_KINDS = specification.components.schemas.OrganisationKind.enum;

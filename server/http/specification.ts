import { bodyLimit, SLACK } from './body-limit.ts';
import type { components } from '../../openapi/generated/operations.ts';
import specification from '../../openapi/generated/openapi.json' with { type: 'json' };

type Schemas = components['schemas'];

/** Required access: none, a login, or staff with one of the operation's permissions. */
export type Access = 'anonymous' | 'user' | 'staff';

/** Groups of operations that share a rate limit (`x-rate-limit`). */
export type RateLimitGroup =
  | 'credentials'
  | 'codes'
  | 'registration'
  | 'checkIn'
  | 'uploads'
  | 'tickets'
  | 'errorLog'
  | 'search';

/** Metadata of an operation. */
export interface OperationInfo {
  access: Access;
  /** Permissions of a staff operation; one is enough. */
  permissions: readonly string[];
  /** Requests that require a verified contact: all, or those that submit (`status` 1). */
  contactVerification: 'always' | 'submit' | undefined;
  /** True if requests are recorded in the audit log. */
  audit: boolean;
  rateLimit: RateLimitGroup | undefined;
  /** True if the query may contain a token or ticket, for links and images, which can't send headers. */
  credentialInQuery: boolean;
  /** True if judging tokens are accepted. */
  judging: boolean;
  /** Names of the query parameters. */
  queryNames: readonly string[];
  /** Accepted media types of the body; empty for an operation without a body. */
  bodyTypes: readonly string[];
  /** Maximum body size in bytes; forms with a file have their own limits. */
  bodyLimit: number;
  /** True if a request without a body is refused. */
  needsBody: boolean;
  /** Operations whose cached responses a success invalidates. */
  invalidates: readonly string[];
  /** Seconds for which a response is cached for everyone; absent if it isn't cached. */
  cacheSeconds: number | undefined;
  /** Kind of a binary response: a stored file, or streamed records; absent for JSON. */
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

/** Maximum body size of any operation. */
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

/** Header with the number of records in a streamed response. */
const RECORD_COUNT = 'X-Record-Count';

function bytesOf({ responses }: OperationObject): OperationInfo['bytes'] {
  const { headers = {}, content = {} } = responses['200'] ?? {};
  if (Object.hasOwn(content, 'application/json')) return undefined;
  return Object.hasOwn(headers, RECORD_COUNT) ? 'records' : 'file';
}

/** Version of the contract, part of every envelope. */
export const contractVersion = specification.info.version;

/**
 * Returns a copy of the bundled contract, because fastify-openapi-glue modifies it. Omits the bodies of
 * uploads, which are streamed; with a schema they would be read into memory.
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

/** Fails closed: without `x-access`, only staff. */
function accessOf(declared: string | undefined): Access {
  return declared === 'anonymous' || declared === 'user' ? declared : 'staff';
}

/** Metadata of all operations by operation id. */
export const operationInfo: ReadonlyMap<string, OperationInfo> = new Map(
  operations.map((operation) => [
    operation.operationId,
    {
      access: accessOf(operation['x-access']),
      permissions: operation['x-permission'] ?? [],
      // The contract lint checks the values of this field and of `x-rate-limit`.
      contactVerification: operation[
        'x-contact-verification'
      ] as OperationInfo['contactVerification'],
      audit: operation['x-audit'] ?? false,
      rateLimit: operation['x-rate-limit'] as RateLimitGroup | undefined,
      credentialInQuery: queryNamesOf(operation).includes('ticket'),
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

/** All permissions of the contract. */
export const PERMISSIONS: readonly Schemas['PermissionName'][] = specification.components.schemas
  .PermissionName.enum as Schemas['PermissionName'][];

const { Email, Mobile, LocalizedName } = specification.components.schemas;

/** Patterns of user input, for drafts, whose texts are not validated. */
export const PATTERNS = {
  email: new RegExp(Email.pattern, 'u'),
  mobile: new RegExp(Mobile.pattern, 'u'),
  name: new RegExp(LocalizedName.properties.CN.pattern, 'u'),
} as const;

/** Kinds of activities and organisations in the contract. */
export const ACTIVITY_KINDS = specification.components.schemas.ActivityKind.enum;
export const ORGANISATION_KINDS = specification.components.schemas.OrganisationKind.enum;

import { randomBytes } from 'node:crypto';
import { IDEMPOTENCY_KEY, type TrialRequest } from '../requests.ts';
import { valueAt } from '../expressions.ts';
import {
  ENGLISH,
  HONG_KONG,
  hasSucceeded,
  inLanguage,
  isHarmless,
  isRead,
  NO_RECORD,
  withBody,
  withHeaders,
  type Check,
  type Working,
} from './check.ts';

/** Body code for a missing permission. */
const FORBIDDEN = 1007;

const access = ({ operation }: Working) => operation.object['x-access'];

/** Returns a request that does no harm if the server wrongly accepts it. */
function harmless(working: Working): TrialRequest {
  const { operation, request } = working;
  if (isRead(working)) return request;
  const { body, ...rest } = request;
  const { [IDEMPOTENCY_KEY]: _key, ...headers } = request.headers;
  if (body && isHarmless(working)) return { ...request, headers };
  const path = operation.path.replace(/\{\w+\}/g, NO_RECORD);
  const withoutRecord = { ...rest, headers, path };
  return body?.contentType === 'application/json' ? withBody(withoutRecord, {}) : withoutRecord;
}

function withoutToken({ query, headers, ...request }: TrialRequest): TrialRequest {
  const { token: _inQuery, ticket: _ticket, ...otherQuery } = query;
  const { token: _inHeader, ...otherHeaders } = headers;
  return { ...request, query: otherQuery, headers: otherHeaders };
}

/** Returns the codes of a rejection; 400 too if the server may validate the body first. */
const expectedCodes = (working: Working, code: number) =>
  isRead(working) || isHarmless(working) ? [code] : [code, 400];

/** Returns the identifier or content of a created record. */
function creationIn(json: unknown): string {
  return JSON.stringify(valueAt(json, '/data/id') ?? valueAt(json, '/data'));
}

const withoutSession: Check = {
  name: 'no session',
  applies: (working) => access(working) !== 'anonymous',
  trials: (working) => {
    const request = withoutToken(harmless(working));
    const unknown = { token: randomBytes(32).toString('base64url') };
    const expected = expectedCodes(working, 401);
    return [
      {
        how: 'without a session',
        request: inLanguage(request, ENGLISH),
        language: ENGLISH,
        expected,
      },
      { how: 'with an unknown token', request: withHeaders(request, unknown), expected },
    ];
  },
};

const withoutPermission: Check = {
  name: 'no permission',
  applies: (working) => access(working) === 'staff' && working.userToken !== undefined,
  trials: (working) => [
    {
      how: 'as a user who is not staff',
      request: withHeaders(inLanguage(harmless(working), HONG_KONG), {
        token: working.userToken ?? '',
      }),
      language: HONG_KONG,
      expected: expectedCodes(working, FORBIDDEN),
    },
  ],
};

const noRecord: Check = {
  name: 'no record',
  applies: (working) =>
    isRead(working) &&
    hasSucceeded(working) &&
    working.operation.path.endsWith('{id}') &&
    '404' in working.operation.object.responses,
  trials: ({ operation, request }) => [
    {
      how: 'with an unknown id',
      request: { ...request, path: operation.path.replace('{id}', NO_RECORD) },
      expected: [404],
    },
  ],
};

const idempotencyKey: Check = {
  name: 'idempotency key',
  applies: (working) => hasSucceeded(working) && IDEMPOTENCY_KEY in working.request.headers,
  trials: ({ request, response: { json } }) => [
    {
      how: `repeated with the same ${IDEMPOTENCY_KEY}`,
      request,
      expected: 'success',
      judge: (again) =>
        creationIn(again.json) === creationIn(json)
          ? []
          : ['/data differs from the first response: the request was executed twice'],
    },
  ],
};

/** Checks `x-repeat`: the server rejects a second request (`refused`), or returns the same record. */
const repeatEffect: Check = {
  name: 'x-repeat',
  applies: (working) =>
    hasSucceeded(working) &&
    ['refused', 'harmless'].includes(working.operation.object['x-repeat'] ?? ''),
  trials: ({ operation, request, response: { json } }) => {
    const refused = operation.object['x-repeat'] === 'refused';
    const codes = (operation.object['x-business-rules'] ?? []).map(({ code }) => code);
    // If the first request ended the session or deleted the record, the second one returns 401 or 404.
    const gone = [401, 404].filter((status) => String(status) in operation.object.responses);
    const expected = [...new Set([...codes, ...gone])];
    return [
      {
        how: 'repeated',
        request,
        expected: refused ? expected : 'success',
        judge: (again) =>
          refused || valueAt(again.json, '/data/id') === valueAt(json, '/data/id')
            ? []
            : ['/data/id differs: the request was executed twice'],
      },
    ];
  },
};

/** Checks that messages follow `Accept-Language`. */
const languages: Check = {
  name: 'language',
  applies: (working) => isRead(working) && hasSucceeded(working),
  trials: ({ request }) =>
    [ENGLISH, HONG_KONG].map((language) => ({
      how: `with Accept-Language: ${language}`,
      request: inLanguage(request, language),
      language,
      expected: 'success',
    })),
};

/** Checks that a request with the current `ETag` returns 304. */
const unchanged: Check = {
  name: 'unchanged',
  applies: (working) =>
    hasSucceeded(working) && working.operation.object['x-cache-seconds'] !== undefined,
  trials: ({ request, response }) => {
    const etag = response.headers.get('etag');
    if (etag === null) return [];
    const how = 'with If-None-Match and the ETag of the response';
    return [
      {
        how,
        request: withHeaders(request, { 'if-none-match': etag }),
        expected: { unchanged: etag },
      },
    ];
  },
};

/** Checks of conventions: access, repeated requests, languages and caching. */
export const CONVENTION_CHECKS: readonly Check[] = [
  idempotencyKey,
  repeatEffect,
  withoutSession,
  withoutPermission,
  noRecord,
  languages,
  unchanged,
];

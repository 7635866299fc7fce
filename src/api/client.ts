import createClient, { type Middleware } from 'openapi-fetch';
import { SITE_ADDRESS } from '@/lib/site-address';
import type { paths } from '../../openapi/generated/operations';
import { ApiFailure, type Quiet } from './failure';
import { reportFailure } from './failures';
import { readResponse } from './parsed-response';
import { sendRequest } from './pipeline';
import { requestContext } from './request-context';
import { checkResponse } from './response-content';
import type { ResponseSchema } from './response-schema';
import { recordServerVersion } from './server-version';

/**
 * Sends the requests that no generated hook sends (time, current user, error log, file ticket). Each
 * request passes `checked(…)`, so that it has the pipeline, validator and failure policy of the hooks.
 */
export const client = createClient<paths>({
  baseUrl: `${SITE_ADDRESS}/api`,
  credentials: 'include',
});

interface Checks {
  /** The contract's operation, named in failures and logs. */
  operationId: string;
  schema: ResponseSchema;
  /** The failures that the caller shows itself. */
  quiet?: Quiet;
  /** A request without a waiting user: its failure is neither shown nor logged. */
  background?: boolean;
}

/** Options of a request of the client, whose promise rejects with an `ApiFailure` for every failure. */
export function checked({ operationId, schema, quiet = true, background = false }: Checks) {
  const sentWith = requestContext().token();
  const report = (failure: ApiFailure, path: string, method: string) => {
    const now = requestContext().token();
    failure.isWrite = method !== 'GET';
    failure.outdated = failure.kind === 'SessionExpired' && now !== undefined && now !== sentWith;
    if (!background) reportFailure(failure, { path, quiet, isUserAction: false });
  };
  const policy: Middleware = {
    async onResponse({ request, response, schemaPath }) {
      const received = await readResponse(response, true);
      try {
        const content = checkResponse(operationId, received, schema);
        if (!content.ok) throw content.broken;
        recordServerVersion(content.envelope);
        // Without the fields that the contract doesn't name.
        return new Response(JSON.stringify(content.envelope));
      } catch (error) {
        if (error instanceof ApiFailure) report(error, schemaPath, request.method);
        throw error;
      }
    },
    onError({ request, error, schemaPath }) {
      if (error instanceof ApiFailure) report(error, schemaPath, request.method);
    },
  };
  return {
    fetch: (request: Request) => sendRequest(request, operationId),
    middleware: [policy],
  };
}

/**
 * The `data` of a checked response.
 * @throws ApiFailure as the request fails
 */
export async function contentOf<T>(sent: Promise<{ data?: { data: T } | undefined }>): Promise<T> {
  const { data: envelope } = await sent;
  if (envelope === undefined) throw new TypeError('a checked response has an envelope');
  return envelope.data;
}

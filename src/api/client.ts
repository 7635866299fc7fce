import createClient, { type Middleware } from 'openapi-fetch';
import { SITE_ADDRESS } from '@/lib/site-address';
import type { paths } from '../../openapi/generated/operations';
import { ApiFailure, type SuppressToast } from './failure';
import { reportFailure } from './failures';
import { readResponse } from './parsed-response';
import { sendRequest } from './pipeline';
import { requestContext } from './request-context';
import { checkResponse } from './response-content';
import type { ResponseSchema } from './response-schema';
import { recordServerVersion } from './server-version';

/**
 * Client for requests without a generated hook (time, current user, error log, file ticket). Pass
 * `checked(…)` to each request; it adds the pipeline, validation and failure policy of the hooks.
 */
export const client = createClient<paths>({
  baseUrl: `${SITE_ADDRESS}/api`,
  credentials: 'include',
});

interface Checks {
  operationId: string;
  schema: ResponseSchema;
  /** Failures that the caller shows itself. */
  suppressToast?: SuppressToast;
  /** Neither shows nor logs failures, for requests without a waiting user. */
  background?: boolean;
}

/** Returns request options that make every failure reject with an `ApiFailure`. */
export function checked({ operationId, schema, suppressToast = true, background = false }: Checks) {
  const sentWith = requestContext().token();
  const report = (failure: ApiFailure, path: string, method: string) => {
    const now = requestContext().token();
    failure.isWrite = method !== 'GET';
    failure.outdated = failure.kind === 'SessionExpired' && now !== undefined && now !== sentWith;
    if (!background) reportFailure(failure, { path, suppressToast, isUserAction: false });
  };
  const policy: Middleware = {
    async onResponse({ request, response, schemaPath }) {
      const received = await readResponse(response, true);
      try {
        const content = checkResponse(operationId, received, schema);
        if (!content.ok) throw content.broken;
        recordServerVersion(content.envelope);
        // The parsed envelope has no fields that the contract doesn't define.
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

/** Returns the `data` of a checked response; rejects with its failure. */
export async function contentOf<T>(sent: Promise<{ data?: { data: T } | undefined }>): Promise<T> {
  const { data: envelope } = await sent;
  if (envelope === undefined) throw new TypeError('a checked response has an envelope');
  return envelope.data;
}

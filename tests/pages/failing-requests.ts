import { getResponse, http, HttpResponse, type RequestHandler } from 'msw';
import { mockWorker } from '@/mocks/browser';
import type { SaveFailure } from './stateful-record';

/** Intercepts requests before other handlers and makes them fail on demand. */
export class FailingRequests {
  /** Failure of the following requests; undefined: none. */
  failure: SaveFailure | undefined;
  /** Bodies of the requests that reached the server. */
  readonly received: string[] = [];

  /** Intercepts requests with this method and path. */
  constructor(method: 'post' | 'put' | 'delete', path: string, server: RequestHandler[]) {
    mockWorker.use(
      http[method](path, async ({ request }) => {
        if (this.failure === 'session ended')
          return HttpResponse.json({ code: 401, msg: 'expired', version: '1' }, { status: 401 });
        if (this.failure === 'request lost') return HttpResponse.error();
        this.received.push(await request.clone().text());
        const response = await getResponse(server, request);
        return this.failure === 'response lost' ? HttpResponse.error() : response;
      }),
      ...server,
    );
  }
}

import { getResponse, http, HttpResponse, type RequestHandler } from 'msw';
import { mockWorker } from '@/mocks/browser';
import type { SaveFailure } from './held-record';

/** A line to the server that may fail, over the handlers that answer for it. */
export class FailingLine {
  /** What becomes of the next calls; undefined for nothing bad. */
  failure: SaveFailure | undefined;
  /** The bodies that the server has heard. */
  readonly heard: string[] = [];

  /** Takes the calls of a method at a path. */
  constructor(method: 'post' | 'put' | 'delete', path: string, server: RequestHandler[]) {
    mockWorker.use(
      http[method](path, async ({ request }) => {
        if (this.failure === 'session ended')
          return HttpResponse.json({ code: 401, msg: 'expired', version: '1' }, { status: 401 });
        if (this.failure === 'request lost') return HttpResponse.error();
        this.heard.push(await request.clone().text());
        const response = await getResponse(server, request);
        return this.failure === 'response lost' ? HttpResponse.error() : response;
      }),
      ...server,
    );
  }
}

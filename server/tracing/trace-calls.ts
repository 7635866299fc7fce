import type { FastifyInstance } from 'fastify';
import { isProxyOf } from '../trusted-proxies.ts';
import type { TrustedProxies } from '../trusted-proxies.ts';
import type { Tracing } from './tracing.ts';

/** Makes each call a trace, or a part of the one that a trusted proxy began. */
export function traceCalls(app: FastifyInstance, tracing: Tracing, proxies: TrustedProxies): void {
  const isProxy = isProxyOf(proxies);
  app.addHook('onRequest', (request, reply, done) => {
    const { traceparent } = request.headers;
    const believed = typeof traceparent === 'string' && isProxy(request.socket.remoteAddress ?? '');
    const call = tracing.begin(believed ? traceparent : undefined);
    const { raw } = reply;
    const end = () => {
      raw.off('finish', end).off('close', end);
      const { operation = 'page', businessCode, method, id } = request;
      const { statusCode } = raw;
      const details = {
        'http.request.method': method,
        'http.response.status_code': statusCode,
        'site.operation': operation,
        'site.request_id': id,
        ...(businessCode !== undefined && { 'site.code': businessCode }),
        ...(!raw.writableFinished && { 'site.aborted': true }),
      };
      call.end(operation, details, statusCode >= 500);
    };
    raw.once('finish', end).once('close', end);
    call.run(done);
  });
}

import type { FastifyInstance } from 'fastify';
import multipart from '@fastify/multipart';
import glue from 'fastify-openapi-glue';
import { requestValidator, responseSerializer } from './lazy-compilers.ts';
import { ApiFailure } from '../base/failure.ts';
import { methodsOf, operationRoute, type OperationOptions } from './operation-route.ts';
import { contractDocument } from './specification.ts';
import type { OperationId } from './types.ts';

/** Serves every operation of the contract under `/api`. */
export async function serveOperations(
  app: FastifyInstance,
  options: OperationOptions,
): Promise<void> {
  app.decorateRequest('session', undefined);
  app.setValidatorCompiler(requestValidator());
  app.setSerializerCompiler(responseSerializer());
  // fastify-openapi-glue warns about media types of the contract without a parser, even if they occur only
  // in responses. This one rejects request bodies.
  app.addContentTypeParser('application/octet-stream', (_request, _payload, done) => {
    done(new ApiFailure(415, 415, 'mediaType', { type: 'application/json' }));
  });
  // Each handler limits the size of its file; these limits cover the rest of the form.
  await app.register(multipart, {
    limits: { files: 1, fields: 10, fieldSize: 1000, parts: 11, fileSize: Infinity },
    throwFileSizeLimit: false,
  });
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, text, done) => {
      done(null, Object.fromEntries(new URLSearchParams(text.toString())));
    },
  );
  await app.register(glue, {
    specification: contractDocument(),
    prefix: '/api',
    operationResolver: (id: string, method: string, path: string) => ({
      method: methodsOf(id as OperationId, method),
      exposeHeadRoute: false,
      url: path.replace(/\{(\w+)\}/g, ':$1'),
      ...operationRoute(id as OperationId, options),
    }),
  });
}

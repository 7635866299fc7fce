import { readFileSync } from 'node:fs';
import fastify from 'fastify';

/** A fixed response. */
interface BareResponse {
  path: string;
  headers: Record<string, string>;
  /** Base64. */
  body: string;
}

/** Serves the responses of a file unchanged: the minimum cost of a server. */
const [file = ''] = process.argv.slice(2);
const responses = JSON.parse(readFileSync(file, 'utf8')) as BareResponse[];
const app = fastify();
const byPath = new Map(
  responses.map(({ path, headers, body }) => [
    path,
    { headers, body: Buffer.from(body, 'base64') },
  ]),
);
app.get('/*', (request, reply) => {
  const response = byPath.get(request.url);
  if (response === undefined) return reply.code(404).send();
  return reply.headers(response.headers).send(response.body);
});
console.log(`Listening on ${await app.listen({ host: '127.0.0.1', port: 0 })}`);

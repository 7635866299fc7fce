import { readFileSync } from 'node:fs';
import fastify from 'fastify';

/** A response to serve as it stands. */
interface BareResponse {
  path: string;
  headers: Record<string, string>;
  /** Base64. */
  body: string;
}

/** Answers what a file lists, byte for byte, and does nothing else: the floor of what a server costs. */
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

import { readFileSync } from 'node:fs';
import fastify from 'fastify';

/** An answer to hand out as it stands. */
export interface BareAnswer {
  path: string;
  headers: Record<string, string>;
  /** Base64. */
  body: string;
}

/** Answers what a file lists, byte for byte, and does nothing else: the floor of what a server costs. */
const [file = ''] = process.argv.slice(2);
const answers = JSON.parse(readFileSync(file, 'utf8')) as BareAnswer[];
const app = fastify();
const byPath = new Map(
  answers.map(({ path, headers, body }) => [path, { headers, body: Buffer.from(body, 'base64') }]),
);
app.get('/*', (request, reply) => {
  const answer = byPath.get(request.url);
  if (answer === undefined) return reply.code(404).send();
  return reply.headers(answer.headers).send(answer.body);
});
console.log(`Listening on ${await app.listen({ host: '127.0.0.1', port: 0 })}`);

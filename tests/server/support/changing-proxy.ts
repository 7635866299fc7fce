import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server in front of another one that changes what it answers. */
export interface ChangingProxy {
  address: string;
  close: () => Promise<void>;
}

async function bytesOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

/** Passes everything on to `target`; `change` may change the JSON of a response in place. */
export async function changingProxy(
  target: string,
  change: (path: string, json: unknown) => void,
): Promise<ChangingProxy> {
  const server = createServer((request, response) => {
    void (async () => {
      const { method = 'GET', url = '/' } = request;
      const { host: _host, connection: _connection, ...headers } = request.headers;
      const body = await bytesOf(request);
      const reply = await fetch(`${target}${url}`, {
        method,
        headers: Object.entries(headers).map(([name, value]) => [name, String(value)]),
        ...(method === 'GET' ? {} : { body: new Uint8Array(body) }),
      });
      const type = reply.headers.get('content-type') ?? 'text/plain';
      response.writeHead(reply.status, { 'content-type': type });
      if (!type.startsWith('application/json')) {
        response.end(Buffer.from(await reply.arrayBuffer()));
        return;
      }
      const json: unknown = await reply.json();
      change(url, json);
      response.end(JSON.stringify(json));
    })().catch((error: unknown) => response.destroy(error instanceof Error ? error : undefined));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}`,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request as the proxy forwards it. */
export interface PassedRequest {
  method: string;
  url: URL;
  headers: Headers;
  /** Body as JSON; undefined for another type. */
  json?: unknown;
  body: Uint8Array<ArrayBuffer>;
}

/** A response as the proxy returns it. */
export interface PassedResponse {
  status: number;
  headers: Headers;
  /** Body as JSON; undefined for another type. */
  json?: unknown;
  body: Uint8Array<ArrayBuffer>;
}

/** Changes a request, then its response, in place. */
export interface Distortion {
  request?: (request: PassedRequest) => void;
  response?: (response: PassedResponse, request: PassedRequest) => void;
}

const HOP = ['host', 'connection', 'content-length', 'content-encoding', 'transfer-encoding'];

function without(headers: Headers, names: readonly string[]): Headers {
  for (const name of names) headers.delete(name);
  return headers;
}

function jsonOf(headers: Headers, body: Uint8Array<ArrayBuffer>): unknown {
  const isJson = headers.get('content-type')?.startsWith('application/json') ?? false;
  return isJson && body.length > 0 ? JSON.parse(new TextDecoder().decode(body)) : undefined;
}

/** Returns the body to send: the JSON, which may have changed, or the original bytes. */
const bytesOf = ({ json, body }: { json?: unknown; body: Uint8Array<ArrayBuffer> }) =>
  json === undefined ? body : new TextEncoder().encode(JSON.stringify(json));

async function readRequest(request: IncomingMessage, target: string): Promise<PassedRequest> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  const body = new Uint8Array(Buffer.concat(parts));
  const headers = new Headers(
    Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
  );
  const url = new URL(request.url ?? '/', target);
  const json = jsonOf(headers, body);
  return { method: request.method ?? 'GET', url, headers: without(headers, HOP), json, body };
}

/** Starts a proxy to `target` that changes requests and responses. */
export async function distortingProxy(target: string, { request, response }: Distortion) {
  const server = createServer((incoming, outgoing) => {
    void (async () => {
      const asked = await readRequest(incoming, target);
      request?.(asked);
      const { method, url, headers } = asked;
      const body = method === 'GET' ? {} : { body: bytesOf(asked) };
      const reply = await fetch(url, { method, headers, ...body });
      const bytes = new Uint8Array(await reply.arrayBuffer());
      const own = without(new Headers(reply.headers), HOP);
      const json = jsonOf(own, bytes);
      const passed: PassedResponse = { status: reply.status, headers: own, json, body: bytes };
      response?.(passed, asked);
      outgoing.writeHead(passed.status, [...passed.headers].flat()).end(bytesOf(passed));
    })().catch((error: unknown) => outgoing.destroy(error instanceof Error ? error : undefined));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

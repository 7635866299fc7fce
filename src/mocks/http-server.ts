import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { getResponse } from 'msw';
import { byPath } from './by-path.ts';
import { handlers } from './handlers.ts';
import { pictures } from './pictures.ts';
import { refusal } from './responses.ts';
import { scenario, type ScenarioName } from './scenarios/scenarios.ts';

/** Allows all origins: mocks contain no secrets. */
const CORS = { 'access-control-allow-origin': '*', 'access-control-expose-headers': '*' };
const PREFLIGHT = {
  ...CORS,
  'access-control-allow-methods': 'GET, HEAD, POST, PUT, PATCH, DELETE',
  'access-control-allow-headers': '*',
};

/** Converts a message to a request. Adds the given token if it has none. */
async function requestOf(message: IncomingMessage, token: string | undefined): Promise<Request> {
  const { method = 'GET', url = '/', headersDistinct } = message;
  const headers = new Headers(
    Object.entries(headersDistinct).flatMap(([name, values = []]) =>
      values.map((value): [string, string] => [name, value]),
    ),
  );
  if (token !== undefined && !headers.has('token')) headers.set('token', token);
  const hasBody = method !== 'GET' && method !== 'HEAD';
  const body = hasBody ? { body: await buffer(message) } : {};
  return new Request(new URL(url, 'http://127.0.0.1'), { method, headers, ...body });
}

async function send(response: Response, message: ServerResponse): Promise<void> {
  // `fail(…, 'network')`
  if (response.type === 'error') {
    message.destroy();
    return;
  }
  message.writeHead(response.status, { ...Object.fromEntries(response.headers), ...CORS });
  message.end(Buffer.from(await response.arrayBuffer()));
}

/**
 * Creates an HTTP server for all operations of the contract with the mock handlers. Requests without a
 * token are made by the user of the scenarios.
 */
export function createMockServer(...names: readonly ScenarioName[]): Server {
  const { handlers: first, session } = scenario(...names);
  const all = [...first, pictures, byPath(handlers)];
  const respond = async (message: IncomingMessage, response: ServerResponse) => {
    if (message.method === 'OPTIONS') {
      response.writeHead(204, PREFLIGHT).end();
      return;
    }
    const request = await requestOf(message, session?.token);
    await send((await getResponse(all, request)) ?? refusal(404), response);
  };
  return createServer((message, response) => {
    respond(message, response).catch((error: unknown) => {
      console.error(error);
      response.writeHead(500, CORS).end();
    });
  });
}

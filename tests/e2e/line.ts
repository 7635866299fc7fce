import { createServer, request as ask, type ServerResponse } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

/** What a line is like. */
export interface Line {
  /** Milliseconds from a request to the first byte of its response. */
  latency: number;
  /** Of all that is under way together. */
  bytesPerSecond: number;
}

/** "Slow 4G" and "Fast 4G" of the browser's own tools. */
export const SLOW: Line = { latency: 150, bytesPerSecond: 200_000 };
export const FAST: Line = { latency: 60, bytesPerSecond: 1_012_500 };

/**
 * Starts a line that a browser reaches its servers over: an HTTP proxy. Chromium 156's own emulation
 * (`Network.emulateNetworkConditions`) at times forgets responses that are under way, one page in a
 * hundred, which then loads for ever.
 */
export async function startLine({ latency, bytesPerSecond }: Line) {
  let freeAt = 0;
  const send = async (chunks: AsyncIterable<Buffer>, response: ServerResponse) => {
    for await (const chunk of chunks) {
      freeAt = Math.max(freeAt, performance.now()) + (chunk.length / bytesPerSecond) * 1000;
      await delay(freeAt - performance.now());
      response.write(chunk);
    }
    response.end();
  };
  const server = createServer((incoming, response) => {
    const { method, headers, url = '' } = incoming;
    const onward = ask(url, { method, headers }, (reply) => {
      void delay(latency)
        .then(() => {
          response.writeHead(reply.statusCode ?? 502, reply.rawHeaders);
          return send(reply, response);
        })
        .catch(() => response.destroy());
    });
    onward.on('error', () => response.destroy());
    // Nobody waits for it any more.
    response.on('close', () => onward.destroy());
    incoming.pipe(onward);
  });
  // Calls of the test itself, which are not slowed down.
  server.on('connect', ({ url = '' }, socket) => {
    const { hostname, port } = new URL(`http://${url}`);
    const onward = connect(Number(port), hostname, () => {
      socket.write('HTTP/1.1 200 OK\r\n\r\n');
      onward.pipe(socket).pipe(onward);
    });
    onward.on('error', () => socket.destroy());
    socket.on('error', () => onward.destroy());
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop(): void {
      server.closeAllConnections();
      server.close();
    },
  };
}

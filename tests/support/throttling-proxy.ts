import type { IncomingMessage, ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { listenLocally, forward } from './proxy.ts';

/** Latency and bandwidth of a connection. */
export interface NetworkConditions {
  /** Milliseconds from a request to the first byte of its response. */
  latency: number;
  /** Shared by all concurrent transfers. */
  bytesPerSecond: number;
}

/** Unlimited. */
export const UNLIMITED: NetworkConditions = { latency: 0, bytesPerSecond: Infinity };
/** "Slow 4G" and "Fast 4G" of Chromium’s developer tools. */
export const SLOW: NetworkConditions = { latency: 150, bytesPerSecond: 200_000 };
export const FAST: NetworkConditions = { latency: 60, bytesPerSecond: 1_012_500 };

/** Bytes per chunk; concurrent transfers alternate by chunk. */
const PACKET = 1460;

/**
 * Starts an HTTP proxy that limits a browser’s connection. Chromium’s own emulation
 * (`Network.emulateNetworkConditions`, version 156) sometimes loses responses, and the page then
 * never finishes loading.
 */
export async function startThrottlingProxy(network: NetworkConditions) {
  let { latency, bytesPerSecond } = network;
  let freeAt = 0;
  const send = async (chunks: AsyncIterable<Buffer>, response: ServerResponse) => {
    for await (const chunk of chunks)
      for (let at = 0; at < chunk.length; at += PACKET) {
        const packet = chunk.subarray(at, at + PACKET);
        freeAt = Math.max(freeAt, performance.now()) + (packet.length / bytesPerSecond) * 1000;
        const wait = freeAt - performance.now();
        if (wait > 0) await delay(wait);
        response.write(packet);
      }
    response.end();
  };
  const respond = (reply: IncomingMessage, response: ServerResponse) => {
    void delay(latency)
      .then(() => {
        response.writeHead(reply.statusCode ?? 502, reply.headers);
        return send(reply, response);
      })
      .catch(() => response.destroy());
  };
  // Requests to a proxy contain the absolute URL.
  const { server, origin } = await listenLocally((incoming, response) => {
    forward(incoming, response, '', { respond });
  });
  // HTTPS and the test’s own requests are not slowed down.
  server.on('connect', ({ url = '' }, socket) => {
    const { hostname, port } = new URL(`http://${url}`);
    const onward = connect(Number(port), hostname, () => {
      socket.write('HTTP/1.1 200 OK\r\n\r\n');
      onward.pipe(socket).pipe(onward);
    });
    onward.on('error', () => socket.destroy());
    socket.on('error', () => onward.destroy());
  });
  return {
    address: origin,
    /** Changes the limits of new requests. */
    setNetwork(next: NetworkConditions): void {
      ({ latency, bytesPerSecond } = next);
    },
    stop(): void {
      server.closeAllConnections();
      server.close();
    },
  };
}

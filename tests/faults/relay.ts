import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/**
 * How a connection forwards data: immediately; not at all, with closed connections; not at all,
 * with open connections; late; or only to the server, so that responses are lost.
 */
export type LineState = 'open' | 'down' | 'silent' | 'slow' | 'losing responses';

/** Delay of each chunk on a slow connection, in milliseconds. */
const LATE = 150;

/** A TCP proxy whose connection can fail in different ways. */
export class Relay {
  readonly port: number;
  private readonly server: Server;
  private readonly sockets = new Set<Socket>();
  private state: LineState = 'open';
  private changed: () => void = () => undefined;
  private change = Promise.resolve();

  private constructor(server: Server) {
    this.server = server;
    this.port = (server.address() as AddressInfo).port;
    this.set('open');
  }

  /** @param target returns the port for each connection, because a restarted service may use another one */
  static async open(target: () => number): Promise<Relay> {
    const server = createServer({ allowHalfOpen: true });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const relay = new Relay(server);
    server.on('connection', (near) => relay.connect(near, target()));
    return relay;
  }

  set(state: LineState): void {
    this.state = state;
    this.changed();
    this.change = new Promise((resolve) => {
      this.changed = resolve;
    });
    if (state === 'down') for (const socket of this.sockets) socket.destroy();
  }

  async close(): Promise<void> {
    this.set('down');
    this.server.close();
    await once(this.server, 'close');
  }

  private connect(near: Socket, port: number): void {
    if (this.state === 'down') {
      near.destroy();
      return;
    }
    const far = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
    for (const socket of [near, far]) {
      this.sockets.add(socket);
      socket.setNoDelay(true).on('error', () => undefined);
      socket.once('close', () => {
        this.sockets.delete(socket);
        near.destroy();
        far.destroy();
      });
    }
    this.forward(near, far, true);
    this.forward(far, near, false);
  }

  /** Waits for the connection’s delay; returns whether it forwards in this direction. */
  private async passes(towardsServer: boolean): Promise<boolean> {
    while (this.state === 'silent') await this.change;
    if (this.state === 'slow') await wait(LATE);
    return this.state !== 'down' && (towardsServer || this.state !== 'losing responses');
  }

  private forward(from: Socket, to: Socket, towardsServer: boolean): void {
    let last = Promise.resolve();
    from.on('data', (bytes) => {
      from.pause();
      last = last.then(async () => {
        if (!(await this.passes(towardsServer))) from.destroy();
        else if (!to.destroyed && !to.write(bytes))
          await Promise.race([once(to, 'drain'), once(to, 'close')]).catch(() => undefined);
        from.resume();
      });
    });
    from.once('end', () => {
      void last.then(() => to.end());
    });
  }
}

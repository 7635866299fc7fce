import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { Relay } from './relay.ts';

interface Received {
  to: string;
  subject: string;
  text: string;
}

/** A mail server that stores received mails, behind a connection that can fail. */
export interface MailServer {
  url: string;
  line: Relay;
  /** Received mails for an address, oldest first. */
  mailsTo: (address: string) => Received[];
  stop: () => Promise<void>;
}

export async function startMailServer(): Promise<MailServer> {
  const received: Received[] = [];
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData: (stream, { envelope }, done) => {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        void PostalMime.parse(Buffer.concat(parts)).then(({ subject = '', text = '' }) => {
          for (const { address } of envelope.rcptTo) received.push({ to: address, subject, text });
          done();
        });
      });
    },
  });
  // A fault can break connections.
  server.on('error', () => undefined);
  const listener = server.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const { port } = listener.address() as AddressInfo;
  const line = await Relay.open(() => port);
  return {
    url: `smtp://127.0.0.1:${line.port}`,
    line,
    mailsTo: (address) => received.filter(({ to }) => to === address),
    stop: async () => {
      await line.close();
      await new Promise<void>((resolve) => server.close(resolve));
    },
  };
}

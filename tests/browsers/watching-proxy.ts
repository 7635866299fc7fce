import { createHash } from 'node:crypto';
import { once } from 'node:events';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { listenLocally, passBack, passOn } from '../support/pass-on.ts';

/**
 * Runs in the page before any other script: tells of every error, past whatever it does itself. Not
 * of videos: Debian's browsers may lack the codec of the demo's; nor of files that are broken off
 * because the page is left, which the player writes to the console where they were captions.
 */
const WATCH = `(() => {
  let leaving = false;
  addEventListener('beforeunload', () => { leaving = true; });
  const tell = (kind, what) => navigator.sendBeacon('/__problems', kind + ': ' + what);
  const words = (value) => String(value?.stack ? value + '\\n' + value.stack : value);
  const write = console.error;
  console.error = (...values) => { if (!leaving) tell('console', values.map(words).join(' ')); write.apply(console, values); };
  addEventListener('error', (event) => {
    if (event.message) tell('thrown', words(event.error ?? event.message));
    else if (!leaving && !(event.target instanceof HTMLMediaElement)) tell('not loaded', event.target.src ?? event.target.href);
  }, true);
  addEventListener('unhandledrejection', (event) => tell('rejected', words(event.reason)));
  addEventListener('securitypolicyviolation', (event) => tell('policy', event.violatedDirective + ' ' + event.blockedURI));
})();`;

const HASH = `'sha256-${createHash('sha256').update(WATCH).digest('base64')}'`;

/** Stands between browser and site: WebDriver itself doesn't tell what a page writes to its console. */
export interface WatchingProxy {
  /** Scheme, host and port, for calls past the browser. */
  origin: string;
  /** Shows the site at one more origin: no browser has anything stored or cached of it. */
  newOrigin: () => Promise<string>;
  /** Errors that pages met since they were last taken. */
  takeProblems: () => string[];
  /** Cuts the line: every call fails as it does without network. */
  cut: (cut: boolean) => void;
  close: () => Promise<void>;
}

async function textOf(stream: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of stream.setEncoding('utf8')) text += String(chunk);
  return text;
}

/** Answers with the page of the site, watched. */
async function sendWatched(reply: IncomingMessage, response: ServerResponse): Promise<void> {
  const html = (await textOf(reply)).replace('<head>', `<head><script>${WATCH}</script>`);
  const { 'content-length': _length, ...headers } = reply.headers;
  const policy = headers['content-security-policy'];
  if (typeof policy === 'string')
    headers['content-security-policy'] = policy.replace('script-src ', `script-src ${HASH} `);
  response.writeHead(reply.statusCode ?? 502, headers).end(html);
}

/** Starts a proxy before the site at `target`. */
export async function watchSite(target: string): Promise<WatchingProxy> {
  let problems: string[] = [];
  let cut = false;
  const respond = (incoming: IncomingMessage, response: ServerResponse) => {
    if (cut) {
      incoming.socket.destroy();
      return;
    }
    if (incoming.url === '/__problems') {
      void textOf(incoming).then((problem) => {
        problems.push(problem);
        response.writeHead(204).end();
      });
      return;
    }
    if (incoming.url === '/__blank') {
      response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html>');
      return;
    }
    const page = incoming.headers.accept?.includes('text/html') === true;
    const headers = { ...incoming.headers, ...(page && { 'accept-encoding': 'identity' }) };
    passOn(incoming, response, target, {
      headers,
      respond: (reply) => {
        if (page && reply.headers['content-type']?.startsWith('text/html'))
          void sendWatched(reply, response);
        else passBack(reply, response);
      },
    });
  };
  const servers: Server[] = [];
  const newOrigin = async () => {
    const { server, origin } = await listenLocally(respond);
    servers.push(server);
    return origin;
  };
  return {
    origin: await newOrigin(),
    newOrigin,
    takeProblems: () => {
      const taken = problems;
      problems = [];
      return taken;
    },
    cut: (wanted) => {
      cut = wanted;
      if (cut) for (const server of servers) server.closeAllConnections();
    },
    close: async () => {
      for (const server of servers) {
        server.close();
        server.closeAllConnections();
        await once(server, 'close');
      }
    },
  };
}

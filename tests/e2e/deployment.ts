import {
  createReadStream,
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import type { ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { listenLocally, forward } from '../support/proxy.ts';

const DIST = join(import.meta.dirname, '../../dist');
const TYPES: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
};

/** A file whose response never ends. */
export const NEVER_SENT = 'assets/never-sent.js';

/** Turns the site in a folder into a later build: each script has another name. */
export function makeLaterBuild(folder: string, version: string, keepFormer: boolean): void {
  const file = (name: string) => join(folder, name);
  const scripts = new Set(readdirSync(file('assets')).filter((name) => name.endsWith('.js')));
  const later = (name: string) => name.replace(/\.js$/, `${version}.js`);
  const rename = (text: string) =>
    text.replace(/[\w.-]+\.js/g, (name) => (scripts.has(name) ? later(name) : name));
  for (const name of ['index.html', 'service-worker.js'])
    writeFileSync(file(name), rename(readFileSync(file(name), 'utf8')));
  for (const name of scripts) {
    const former = file(join('assets', name));
    writeFileSync(file(join('assets', later(name))), rename(readFileSync(former, 'utf8')));
    if (!keepFormer) rmSync(former);
  }
}

/**
 * Serves a copy of the built site in front of another server’s API, so that a test can deploy a new
 * version while a page is open.
 */
export async function deploySite(api: string) {
  const folder = mkdtempSync(join(tmpdir(), 'deployed-'));
  cpSync(realpathSync(DIST), folder, { recursive: true });

  const sendFile = (path: string, response: ServerResponse) => {
    const forever = path.startsWith('/assets/');
    response.setHeader('content-type', TYPES[extname(path)] ?? 'application/octet-stream');
    response.setHeader('cache-control', forever ? 'max-age=31536000, immutable' : 'no-cache');
    createReadStream(join(folder, path))
      .on('error', () => response.writeHead(404).end())
      .pipe(response);
  };
  const { server, origin } = await listenLocally((incoming, response) => {
    const { pathname } = new URL(incoming.url ?? '/', api);
    if (pathname === `/${NEVER_SENT}`) return;
    if (!pathname.startsWith('/api/')) {
      sendFile(pathname === '/' ? '/index.html' : pathname, response);
      return;
    }
    forward(incoming, response, api);
  });

  return {
    origin,
    /**
     * Replaces the site with a later build. Scripts of the earlier one remain available unless they
     * have expired.
     */
    deploy(version: string, { keepFormer = true } = {}): void {
      makeLaterBuild(folder, version, keepFormer);
    },
    close(): void {
      server.closeAllConnections();
      server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../server/support/free-port.ts';

const ROOT = join(import.meta.dirname, '../..');

export type ProxyName = 'nginx' | 'caddy';

/** Debian’s path of nginx, which is not in the search path of users. */
const PATH = `${process.env['PATH'] ?? ''}:/usr/sbin`;

/** Returns whether the program is installed. */
export function isInstalled(name: ProxyName): boolean {
  const asked = spawnSync(name, [name === 'nginx' ? '-v' : 'version'], { env: { PATH } });
  return asked.error === undefined;
}

export interface RunningProxy {
  origin: string;
  /** Origin that redirects plain HTTP to HTTPS. */
  http?: string;
  stop: () => Promise<void>;
}

/** Creates a certificate for `localhost` that no browser trusts. */
function makeCertificate(folder: string): { certificate: string; key: string } {
  const [certificate, key] = [join(folder, 'certificate.pem'), join(folder, 'key.pem')];
  const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  const name = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost', '-days', '2'];
  execFileSync('openssl', ['req', ...kind, ...name, '-keyout', key, '-out', certificate], {
    stdio: 'ignore',
  });
  return { certificate, key };
}

/** Returns an nginx configuration that includes the site’s and writes only to the folder. */
function nginxAround(site: string, folder: string): string {
  const scratch = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${join(folder, name)};`,
  );
  const files = `include /etc/nginx/mime.types; access_log off; ${scratch.join(' ')}`;
  return `daemon off; pid ${join(folder, 'pid')}; error_log stderr; events {} http { ${files} include ${site}; }`;
}

async function takesConnections(port: number): Promise<boolean> {
  const socket = connect({ port, host: '127.0.0.1' });
  const found = await Promise.race([
    once(socket, 'connect').then(() => true),
    once(socket, 'error').then(() => false),
  ]).catch(() => false);
  socket.destroy();
  return found;
}

interface Configured {
  port: number;
  folder: string;
  /** The site’s part of the configuration. */
  text: string;
}

/** Starts the program, which writes only to the folder. */
async function runProxy(
  name: ProxyName,
  { port, folder, text }: Configured,
): Promise<() => Promise<void>> {
  const site = join(folder, 'site.conf');
  writeFileSync(
    site,
    name === 'caddy'
      ? text.replace(/^\{\n/m, '{\n\tadmin off\n\thttp_port 0\n\tauto_https disable_redirects\n')
      : text.replaceAll('/var/log/nginx', folder),
  );
  const whole = join(folder, 'nginx.conf');
  writeFileSync(whole, nginxAround(site, folder));
  mkdirSync(join(folder, 'home'), { recursive: true });
  const args =
    name === 'nginx'
      ? ['-c', whole, '-p', folder]
      : ['run', '--config', site, '--adapter', 'caddyfile'];
  const child = spawn(name, args, {
    env: { PATH, HOME: join(folder, 'home') },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let output = '';
  child.stderr.setEncoding('utf8').on('data', (part: string) => (output += part));
  const ended = once(child, 'close');
  while (!(await takesConnections(port)))
    if (child.exitCode !== null) throw new Error(`${name} ended: ${output}`);
  return async () => {
    child.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true });
  };
}

interface Places {
  port: number;
  http: number;
  backend: URL;
  certificate: string;
  key: string;
}

/** Returns `deploy/nginx.conf` with the paths of a test. */
function nginxText({ port, http, backend, certificate, key }: Places): string {
  return readFileSync(join(ROOT, 'deploy/nginx.conf'), 'utf8')
    .replace(/ssl_certificate .*;/, `ssl_certificate ${certificate};`)
    .replace(/ssl_certificate_key .*;/, `ssl_certificate_key ${key};`)
    .replaceAll(/listen (\[::\]:)?80;/g, `listen $1${String(http)};`)
    .replaceAll(/listen (\[::\]:)?443 /g, `listen $1${String(port)} `)
    .replace('https://$host$', `https://$host:${String(port)}$`)
    .replace('127.0.0.1:8080', backend.host)
    .replaceAll('competition.example.org', 'localhost');
}

/** Returns `deploy/Caddyfile` with the paths of a test. */
function caddyText({ port, backend, certificate, key }: Places): string {
  return readFileSync(join(ROOT, 'deploy/Caddyfile'), 'utf8')
    .replace('{$SITE_HOST} {', `https://localhost:${String(port)} {\n\ttls ${certificate} ${key}`)
    .replace('site-1:8080 site-2:8080', backend.host);
}

/** Starts the proxy with its file in `deploy` in front of a backend. */
export async function startProxy(name: ProxyName, backend: string): Promise<RunningProxy> {
  const folder = mkdtempSync(join(tmpdir(), 'site-proxy-'));
  const [port, http] = [await freePort(), await freePort()];
  const places = { port, http, backend: new URL(backend), ...makeCertificate(folder) };
  const text = name === 'nginx' ? nginxText(places) : caddyText(places);
  const stop = await runProxy(name, { port, folder, text });
  return {
    origin: `https://localhost:${String(port)}`,
    ...(name === 'nginx' && { http: `http://127.0.0.1:${String(http)}` }),
    stop,
  };
}

/** Returns the nginx directives of `docs/operations.md` for a site below a path. */
function passingLines(): string {
  const text = readFileSync(join(ROOT, 'docs/operations.md'), 'utf8');
  const [lines] = /^location = \/competition [^]*?(?=```)/m.exec(text) ?? [];
  if (lines === undefined) throw new Error('docs/operations.md has no location /competition');
  return lines;
}

/** Starts nginx with these directives in front of a server. */
export async function startPassingNginx(port: number, backend: number): Promise<RunningProxy> {
  const folder = mkdtempSync(join(tmpdir(), 'site-proxy-'));
  const lines = passingLines().replaceAll('127.0.0.1:8080', `127.0.0.1:${String(backend)}`);
  const text = `server { listen 127.0.0.1:${String(port)}; ${lines} }`;
  const stop = await runProxy('nginx', { port, folder, text });
  return { origin: `http://127.0.0.1:${String(port)}`, stop };
}

/** Starts a backend that responds with the received headers. */
export async function startEcho(): Promise<RunningProxy> {
  const server = createServer((request, response) => {
    response.setHeader('content-type', 'application/json').end(JSON.stringify(request.headers));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${String(port)}`,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

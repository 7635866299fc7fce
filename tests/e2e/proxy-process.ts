import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../server/support/free-port.ts';

const ROOT = join(import.meta.dirname, '../..');

export type ProxyName = 'nginx' | 'caddy';

/** Where Debian has nginx, which is in no user's path. */
const PATH = `${process.env['PATH'] ?? ''}:/usr/sbin`;

/** Whether the program is on this machine. */
export function isInstalled(name: ProxyName): boolean {
  const asked = spawnSync(name, [name === 'nginx' ? '-v' : 'version'], { env: { PATH } });
  return asked.error === undefined;
}

export interface RunningProxy {
  origin: string;
  stop: () => Promise<void>;
}

/** Makes a certificate for `localhost`, which no browser trusts. */
function makeCertificate(folder: string): { certificate: string; key: string } {
  const [certificate, key] = [join(folder, 'certificate.pem'), join(folder, 'key.pem')];
  const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  const name = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost', '-days', '2'];
  execFileSync('openssl', ['req', ...kind, ...name, '-keyout', key, '-out', certificate], {
    stdio: 'ignore',
  });
  return { certificate, key };
}

/** nginx around the `server` that the project writes: all that it writes lies in the folder. */
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

/** Starts the proxy with what `npm run proxy:config` prints for it, before that backend. */
export async function startProxy(name: ProxyName, backend: string): Promise<RunningProxy> {
  const folder = mkdtempSync(join(tmpdir(), 'site-proxy-'));
  const { certificate, key } = makeCertificate(folder);
  const port = await freePort();
  const options = ['--backend', backend, '--listen', String(port), '--host', 'localhost'];
  const text = execFileSync(
    process.execPath,
    ['scripts/proxy-config.ts', name, ...options, '--certificate', certificate, '--key', key],
    { cwd: ROOT, encoding: 'utf8' },
  );
  const site = join(folder, 'site.conf');
  writeFileSync(
    site,
    name === 'caddy'
      ? `{\n\tadmin off\n\thttp_port 0\n\tauto_https disable_redirects\n}\n${text}`
      : text,
  );
  const whole = join(folder, 'nginx.conf');
  writeFileSync(whole, nginxAround(site, folder));
  mkdirSync(join(folder, 'home'));
  const args =
    name === 'nginx'
      ? ['-c', whole, '-p', folder]
      : ['run', '--config', site, '--adapter', 'caddyfile'];
  const child = spawn(name, args, {
    env: { PATH, HOME: join(folder, 'home') },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (part: string) => (said += part));
  const ended = once(child, 'close');
  while (!(await takesConnections(port)))
    if (child.exitCode !== null) throw new Error(`${name} ended: ${said}`);
  return {
    origin: `https://localhost:${String(port)}`,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true });
    },
  };
}

/** A backend that answers with the headers that it was sent. */
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

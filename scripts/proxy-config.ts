import { realpathSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { caddyConfiguration } from './proxy/caddy.ts';
import { nginxConfiguration } from './proxy/nginx.ts';
import { readProxiedSite } from './proxy/site-headers.ts';
import { pathOf, publicAddress, PUBLIC_ADDRESS_RULE } from '../server/site/public-address.ts';
import { oneOf, runCommand } from './support/command-line.ts';
import { ToolFailure } from './support/tool-failure.ts';

const USAGE =
  'npm run --silent proxy:config -- nginx|caddy --host <name> [--path /competition] [--backend http://127.0.0.1:8080] [--site dist] [--listen 443] [--http 80] [--certificate <file> --key <file>]';

const SERVERS = ['nginx', 'caddy'] as const;

// Prints the configuration of a proxy that hands out the built site itself, for the build that lies there.
await runCommand(USAGE, () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      host: { type: 'string' },
      path: { type: 'string', default: '' },
      backend: { type: 'string', default: 'http://127.0.0.1:8080' },
      site: { type: 'string', default: join(dirname(import.meta.dirname), 'dist') },
      listen: { type: 'string', default: '443' },
      http: { type: 'string' },
      certificate: { type: 'string' },
      key: { type: 'string' },
    },
  });
  const server = oneOf('The server', positionals[0] ?? '', SERVERS);
  const { host = 'localhost', backend, listen } = values;
  // Caddy sends visitors on by itself.
  const http = values.http ?? (listen === '443' ? '80' : undefined);
  const { certificate = `/etc/ssl/${host}.pem`, key = `/etc/ssl/${host}.key` } = values;
  const address = publicAddress(`https://${host}${values.path}`);
  if (address === undefined) throw new ToolFailure(`Host and path: ${PUBLIC_ADDRESS_RULE}.`);
  const path = pathOf(address);
  const folder = resolve(values.site);
  const site = (() => {
    try {
      return readProxiedSite(realpathSync(folder), { backend, host, path });
    } catch {
      throw new ToolFailure(`${folder} holds no built site. Run npm run build.`);
    }
  })();
  const tls = values.certificate === undefined ? undefined : `${certificate} ${key}`;
  const text =
    server === 'nginx'
      ? nginxConfiguration(site, { listen, http, certificate, key })
      : caddyConfiguration(
          { ...site, host: listen === '443' ? host : `https://${host}:${listen}` },
          { tls },
        );
  process.stdout.write(text);
});

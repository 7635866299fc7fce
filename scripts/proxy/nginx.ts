import { BACKEND_PATHS, type ProxiedSite } from './site-headers.ts';

interface Listening {
  /** Address and port of HTTPS. */
  listen: string;
  certificate: string;
  key: string;
}

function headerLines(headers: Record<string, string>): string[] {
  return Object.entries(headers).map(([name, value]) => `add_header ${name} "${value}" always;`);
}

/** A block with its lines moved in. nginx forgets outer headers where a block adds one: each repeats all. */
function block(head: string, lines: readonly string[]): string {
  return [`${head} {`, ...lines.map((line) => line.replace(/^/gm, '    ')), '}'].join('\n');
}

/** A `server` of nginx (1.18 or newer) for `conf.d/`, which hands the site out and passes `/api` on. */
export function nginxConfiguration(
  { folder, backend, host, headers, policies }: ProxiedSite,
  { listen, certificate, key }: Listening,
): string {
  const page = (policy: string) => [
    'add_header cache-control "no-cache" always;',
    `add_header content-security-policy "${policy}" always;`,
    ...headerLines(headers),
  ];
  const pass = [
    `proxy_pass ${backend};`,
    'proxy_http_version 1.1;',
    'proxy_set_header Connection "";',
    'proxy_set_header Host $host;',
    '# In place of what the visitor sent. Behind another proxy: $proxy_add_x_forwarded_for.',
    'proxy_set_header X-Forwarded-For $remote_addr;',
    'proxy_set_header X-Forwarded-Proto $scheme;',
    'proxy_set_header X-Request-Id $request_id;',
    '# Uploads and downloads of up to 500 MB go through as they come; the backend knows its limits.',
    'client_max_body_size 0;',
    'proxy_request_buffering off;',
    'proxy_buffering off;',
    'proxy_read_timeout 120s;',
  ];
  return `${block('server', [
    `listen ${listen} ssl http2;`,
    `server_name ${host};`,
    `ssl_certificate ${certificate};`,
    `ssl_certificate_key ${key};`,
    `root ${folder};`,
    '# The build has compressed what gets smaller; with the module of brotli: brotli_static on;',
    'gzip_static on;',
    'gzip off;',
    'etag on;',
    '# Read as something else, inline scripts would not be those whose hashes the policy has.',
    'charset utf-8;',
    'charset_types text/css application/javascript application/json;',
    block('location /api/', pass),
    ...BACKEND_PATHS.map((path) => block(`location = ${path}`, pass)),
    block('location /assets/', [
      'try_files $uri =404;',
      'add_header cache-control "public, max-age=31536000, immutable";',
      ...headerLines(headers),
    ]),
    block('location = /', ['try_files /index.html =404;', ...page(policies.site)]),
    block('location = /contract', ['try_files /contract.html =404;', ...page(policies.contract)]),
    block('location ~ ^/contract', ['try_files $uri =404;', ...page(policies.contract)]),
    block('location ~ (^|/)\\.', ['return 404;']),
    block('location /', ['try_files $uri =404;', ...page(policies.site)]),
  ])}\n`;
}

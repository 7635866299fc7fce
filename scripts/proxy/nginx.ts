import { BACKEND_PATHS, type ProxiedSite } from './site-headers.ts';

interface Listening {
  /** Port of HTTPS. */
  listen: string;
  /** Port from which visitors are sent on to HTTPS; absent: none. */
  http?: string | undefined;
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

/** Defines a format of the access log without queries and referrers. Names are unique for each host. */
function logFormat(name: string): string {
  return [
    '# Without queries and referrers: they contain tickets, tokens and e-mail addresses.',
    `map $request_uri $${name}_path { "~^(?<${name}_before>[^?]*)" $${name}_before; }`,
    `log_format ${name} '$remote_addr [$time_local] "$request_method $${name}_path $server_protocol" $status $body_bytes_sent "$http_user_agent"';`,
  ].join('\n');
}

const logLines = (name: string) => [
  `access_log /var/log/nginx/access.log ${name};`,
  '# Messages below this level quote the whole request, query included.',
  'error_log /var/log/nginx/error.log crit;',
];

/** A `server` of nginx (1.18 or newer) for `conf.d/`, which hands the site out and passes `/api` on. */
export function nginxConfiguration(
  { folder, backend, host, path, headers, policies }: ProxiedSite,
  { listen, http, certificate, key }: Listening,
): string {
  const name = `site_${host.replaceAll(/\W/g, '_')}`;
  const pattern = path.replaceAll('.', '\\.');
  // Files and backend lie at the root, whatever the visitor's path.
  const below = path === '' ? [] : [`rewrite ^${pattern}(/.*)$ $1 break;`];
  const page = (policy: string) => [
    'add_header cache-control "no-cache" always;',
    `add_header content-security-policy "${policy}" always;`,
    ...headerLines(headers),
  ];
  const pass = [
    ...below,
    `proxy_pass ${backend};`,
    'proxy_http_version 1.1;',
    'proxy_set_header Connection "";',
    'proxy_set_header Host $host;',
    'proxy_set_header X-Forwarded-Host "";',
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
  const port = listen === '443' ? '' : `:${listen}`;
  const sentOn =
    http === undefined
      ? ''
      : block('server', [
          `listen ${http};`,
          `listen [::]:${http};`,
          `server_name ${host};`,
          ...logLines(name),
          `return 308 https://${host}${port}$request_uri;`,
        ]);
  return `${logFormat(name)}\n${sentOn}${http === undefined ? '' : '\n'}${block('server', [
    `listen ${listen} ssl http2;`,
    `listen [::]:${listen} ssl http2;`,
    `server_name ${host};`,
    ...logLines(name),
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
    block(`location ${path}/api/`, pass),
    ...BACKEND_PATHS.map((one) => block(`location = ${path}${one}`, pass)),
    block(`location ${path}/assets/`, [
      ...below,
      'try_files $uri =404;',
      'add_header cache-control "public, max-age=31536000, immutable";',
      ...headerLines(headers),
    ]),
    block(`location = ${path}/`, ['rewrite ^ /index.html break;', ...page(policies.site)]),
    block(`location = ${path}/contract`, [
      'rewrite ^ /contract.html break;',
      ...page(policies.contract),
    ]),
    block(`location ~ ^${pattern}/contract`, [
      ...below,
      'try_files $uri =404;',
      ...page(policies.contract),
    ]),
    block('location ~ (^|/)\\.', ['return 404;']),
    block(`location ${path}/`, [...below, 'try_files $uri =404;', ...page(policies.site)]),
    ...(path === ''
      ? []
      : [
          block(`location = ${path}`, [`return 308 ${path}/$is_args$args;`]),
          '# Whatever else the host has.',
          block('location /', ['return 404;']),
        ]),
  ])}\n`;
}

import { BACKEND_PATHS, type ProxiedSite } from './site-headers.ts';

function block(head: string, lines: string): string {
  return `${head} {\n${lines.replace(/^(?=.)/gm, '\t')}\n}`;
}

/** Options of the whole server. An error of the backend is logged with the request's address. */
const OPTIONS = `{
	# Logs name neither queries nor referrers: they contain tickets, tokens and e-mail addresses.
	log default {
		format filter {
			wrap json
			fields {
				request>uri regexp \\?.* ""
				request>headers>Referer delete
			}
		}
	}
}`;

/** A site of Caddy (2.6 or newer), which hands the build out and passes `/api` on. Certificates are its own. */
export function caddyConfiguration(
  { folder, backend, host, path, headers, policies }: ProxiedSite,
  { tls }: { tls?: string | undefined } = {},
): string {
  const site = `root * ${folder}

@backend path /api/* ${BACKEND_PATHS.join(' ')}
handle @backend {
	# X-Forwarded-For is Caddy's own: what the visitor sent is dropped.
	reverse_proxy ${backend} {
		header_up X-Request-Id {http.request.uuid}
		flush_interval -1
	}
}

handle {
	header {
${Object.entries(headers)
  .map(([name, value]) => `\t\t${name} "${value}"`)
  .join('\n')}
	}
	@assets path /assets/*
	header @assets cache-control "public, max-age=31536000, immutable"
	@contract path /contract*
	header @contract content-security-policy "${policies.contract}"
	@page not path /assets/* /contract*
	header @page content-security-policy "${policies.site}"
	@asked not path /assets/*
	header @asked cache-control no-cache
	rewrite /contract /contract.html
	@hidden path /.*
	respond @hidden 404
	file_server {
		# Compressed by the build. No \`encode\`: nothing is compressed again.
		precompressed br gzip
	}
}`;
  const parts = [
    ...(tls === undefined ? [] : [`tls ${tls}`]),
    ...(path === ''
      ? [site]
      : [`redir ${path} ${path}/ 308`, block(`handle_path ${path}/*`, site)]),
  ];
  return `${OPTIONS}\n${block(host, parts.join('\n'))}\n`;
}

import { BACKEND_PATHS, type ProxiedSite } from './site-headers.ts';

/** A site of Caddy (2.6 or newer), which hands the build out and passes `/api` on. Certificates are its own. */
export function caddyConfiguration(
  { folder, backend, host, headers, policies }: ProxiedSite,
  { tls }: { tls?: string | undefined } = {},
): string {
  return `${host} {
${tls === undefined ? '' : `\ttls ${tls}\n`}\troot * ${folder}

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
  .map(([name, value]) => `\t\t\t${name} "${value}"`)
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
	}
}
`;
}

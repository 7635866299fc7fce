import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  contentSecurityPolicy,
  SECURITY_HEADERS,
  strictTransport,
} from '../../server/site/security-headers.ts';

/** What a proxy that hands out the built site must know of it. */
export interface ProxiedSite {
  /** Absolute path of the folder that holds `index.html`. */
  folder: string;
  /** Origin of the backend behind `/api`. */
  backend: string;
  /** Name that visitors know the site by. */
  host: string;
  /** Path that the site lies below, without a slash at its end; empty at the root. */
  path: string;
  /** Headers of every response of the site. */
  headers: Record<string, string>;
  /** Content-Security-Policy of the site's page and of the contract's. */
  policies: { site: string; contract: string };
}

/** Paths that the backend answers, besides everything under `/api/`. */
export const BACKEND_PATHS = ['/site.webmanifest'];

/** Days for which browsers are to come by HTTPS only. */
const HSTS_DAYS = 180;

/** Reads a built site; its policies hold the hashes of the inline scripts of this build. */
export function readProxiedSite(
  folder: string,
  { backend, host, path }: { backend: string; host: string; path: string },
): ProxiedSite {
  const policyOf = (page: string) =>
    contentSecurityPolicy(readFileSync(join(folder, page), 'utf8'));
  return {
    folder,
    backend,
    host,
    path,
    headers: { ...SECURITY_HEADERS, ...strictTransport(HSTS_DAYS) },
    policies: { site: policyOf('index.html'), contract: policyOf('contract.html') },
  };
}

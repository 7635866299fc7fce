import type { FastifyServerOptions } from 'fastify';
import type { Database, PoolState } from '../database/open.ts';
import type { ResponseCache } from '../http/response-cache.ts';
import type { ChangeChannel } from '../database/change-channel.ts';
import type { FileStore } from '../store/file-store.ts';
import type { IdentityKeys } from '../identity/identity-document/identity-keys.ts';
import type { SecondFactorOptions } from '../identity/second-factor/second-factor.ts';
import type { TrustedProxies } from '../base/trusted-proxies.ts';
import type { NoticeSender } from '../notices/notice-sender.ts';
import type { DeliveryCounts } from '../notices/delivery-report.ts';
import type { Scanner } from '../files/uploads/scanner.ts';
import type { ContentSources } from '../site/security-headers.ts';
import type { NetworkLimits } from '../identity/session/network-limits.ts';

/** Options of `buildApp`. */
export interface AppOptions {
  /** A migrated and seeded database. */
  db: Database;
  /** Channel to other processes that share the database; absent if there are none. */
  changes?: ChangeChannel | undefined;
  /** Cache of responses; default: one for this app. */
  cache?: ResponseCache;
  /** Absolute path of the folder of files, or of incomplete uploads if `store` is a bucket. */
  files: string;
  /** Store of files; default: the folder `files`. */
  store?: FileStore | undefined;
  /** Absolute path of the built site; absent: serves only the API. */
  site?: string | undefined;
  /** Public URL of the site (origin and optional path); absent: the origin of each request. */
  publicUrl?: string | undefined;
  /** Returns the URL for links in emails, once the server listens; default: `publicUrl`. */
  siteUrl?: () => string | undefined;
  /** Days of HSTS; absent: the header is not sent. */
  hstsDays?: number;
  /** Minutes of inactivity after which a staff session ends. */
  staffIdleMinutes?: number;
  /** Keys for identity numbers; default: a temporary key. */
  identityKeys?: IdentityKeys;
  /** Options of second factors; by default optional for staff, with a temporary key. */
  secondFactor?: SecondFactorOptions;
  /** Bearer token of `/metrics`; absent: no metrics. */
  metricsToken?: string | undefined;
  /** Returns the state of the connection pool; absent for the embedded database. */
  pool?: (() => PoolState) | undefined;
  /** Proxies whose forwarded client address is trusted; absent if there are none. */
  trustProxy?: TrustedProxies | undefined;
  noticeSender: NoticeSender;
  /** Numbers of messages for the metrics; absent: not reported. */
  messages?: DeliveryCounts | undefined;
  /** Scans uploads before they are stored; absent without a scanner. */
  scan?: Scanner | undefined;
  /** Additional sources of the content security policy, by directive. */
  contentSources?: ContentSources | undefined;
  /** Aborted when the server starts to shut down. */
  draining?: AbortSignal | undefined;
  /** Maximum number of open connections; default: the system's limit. */
  maxConnections?: number;
  /** Maximum number of open connections per network; default: `maxConnections`. */
  maxNetworkConnections?: number;
  /** Milliseconds without traffic after which a connection is closed. */
  connectionSilence?: number;
  /** Milliseconds without data after which an incoming request body is aborted. */
  bodySilence?: number;
  /** Overrides of the rate limits per network, by group. */
  networkLimits?: NetworkLimits | undefined;
  now?: () => Date;
  logger?: FastifyServerOptions['logger'];
}

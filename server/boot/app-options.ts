import type { FastifyServerOptions } from 'fastify';
import type { Database, PoolState } from '../database/open.ts';
import type { ChangeChannel } from '../database/change-channel.ts';
import type { FileStore } from '../store/file-store.ts';
import type { IdentityKeys } from '../identity/identity-document/identity-keys.ts';
import type { SecondFactorOptions } from '../identity/second-factor/second-factor.ts';
import type { TrustedProxies } from '../base/trusted-proxies.ts';
import type { NoticeSender } from '../notices/notice-sender.ts';
import type { Scanner } from '../files/uploads/scanner.ts';
import type { ContentSources } from '../site/security-headers.ts';
import type { NetworkLimits } from '../identity/session/network-limits.ts';

/** What the server is built with. */
export interface AppOptions {
  /** A prepared database: migrated and seeded. */
  db: Database;
  /** The other processes that share the database; absent: there are none. */
  changes?: ChangeChannel | undefined;
  /** Absolute path of the folder of the files' bytes, or at least of uploads until they are whole. */
  files: string;
  /** Where the bytes lie; absent: in that folder. */
  store?: FileStore | undefined;
  /** Absolute path of the built site; absent: only the API is served. */
  site?: string | undefined;
  /** Origin, and path if any, that visitors know the site by; absent: the origin that they send to. */
  publicUrl?: string | undefined;
  /** The address that links in mails lead to, once the server listens; absent: `publicUrl`. */
  siteUrl?: () => string | undefined;
  /** Days for which browsers use HTTPS only (HSTS); absent: the header is not sent. */
  hstsDays?: number;
  /** Minutes without a call after which a session of staff is over. */
  staffIdleMinutes?: number;
  /** Keys of identity numbers; absent: one that ends with the process. */
  identityKeys?: IdentityKeys;
  /** How second factors are done; absent: none is asked of staff, and the secrets end with the process. */
  secondFactor?: SecondFactorOptions;
  /** What opens `/metrics`; absent: there are no figures. */
  metricsToken?: string | undefined;
  /** The connections to the database; absent: there is one. */
  pool?: (() => PoolState) | undefined;
  /** The proxies before this server that name the visitor's address; absent: there are none. */
  trustProxy?: TrustedProxies | undefined;
  /** Sends mail and SMS. */
  noticeSender: NoticeSender;
  /** Looks at uploads before they are stored; absent: nothing does. */
  scan?: Scanner | undefined;
  /** Sources that the content security policy allows besides this site, by directive. */
  contentSources?: ContentSources | undefined;
  /** Aborted once the server is about to stop; absent: it never is. */
  draining?: AbortSignal | undefined;
  /** Connections that may be open at once; absent: as many as the system has. */
  maxConnections?: number;
  /** Connections of one network that may be open at once; absent: as many as `maxConnections`. */
  maxNetworkConnections?: number;
  /** Milliseconds in which a connection must send or take something. */
  connectionSilence?: number;
  /** Milliseconds in which more of a request's body must arrive. */
  bodySilence?: number;
  /** How many calls of a limited group one network has, where it isn't the default. */
  networkLimits?: NetworkLimits | undefined;
  /** The clock. */
  now?: () => Date;
  logger?: FastifyServerOptions['logger'];
}

import { resolve } from 'node:path';
import type { DatabaseLimits } from '../database/limits.ts';
import { readVariables, type Values } from './environment-variables.ts';
import type { SmsGateway } from '../notices/http-sms.ts';
import type { NetworkLimits } from '../identity/session/network-limits.ts';
import type { ContentSources } from '../site/security-headers.ts';
import { backupAddress, type BackupLimits } from '../ops/backup/place.ts';
import { StartupError } from '../base/startup-error.ts';
import type { S3Settings } from '../store/s3-client.ts';
import type { Bucket } from '../store/s3-store.ts';
import type { TrustedProxies } from '../base/trusted-proxies.ts';

/** Configuration from the environment; `.env.example` describes each variable. */
export interface Environment {
  /** TCP port; 0 lets the system choose. */
  port: number;
  host: string;
  /** Absolute path of the folder of the embedded database and the files. */
  dataDir: string;
  /** Bucket for files; absent: the data folder. */
  bucket: Bucket | undefined;
  /** URL of PostgreSQL; absent: the embedded database. */
  databaseUrl: string | undefined;
  /** Number of server processes. */
  processes: number;
  databaseLimits: DatabaseLimits;
  /** True for a trial on the developer's machine. */
  isTrial: boolean;
  /** True if an empty database is seeded with demo content. */
  seedDemo: boolean;
  /** Overrides of the rate limits per network, by group. */
  networkLimits: NetworkLimits;
  /** Maximum number of open connections per process. */
  maxConnections: number;
  /** Maximum number of open connections per network. */
  maxNetworkConnections: number;
  /** True if the server serves the built site and the API; false for the API alone. */
  serveSite: boolean;
  /** Public URL of the site (origin and optional path); absent: the origin of each request. */
  publicUrl: string | undefined;
  /** Days of HSTS; 0: the header is not sent. */
  hstsDays: number;
  /** Minutes of inactivity after which a staff session ends. */
  staffIdleMinutes: number;
  staffSecondFactor: 'required' | 'optional';
  /** Secrets that encrypt second factors, the current one first; empty: a key of the data folder. */
  secondFactorKeys: readonly string[];
  /** Secrets that encrypt identity numbers, the current one first; empty: a key of the data folder. */
  identityKeys: readonly string[];
  /** Days until identity numbers are removed after they are no longer needed. */
  identityDays: number;
  /** Days until records of the audit log are removed. */
  auditDays: number;
  /** Proxies whose forwarded client address is trusted. */
  trustProxy: TrustedProxies;
  /** True if the clean-up at start may remove any number of unknown files. */
  cleanUpAll: boolean;
  /** True if the retention may remove any number of expired records. */
  retentionAll: boolean;
  /** Mail server; absent: mail is written to the outbox. */
  smtp: { url: string; from: string; pause: number } | undefined;
  /** SMS gateway; absent: SMS are written to the outbox. */
  sms: SmsGateway | undefined;
  /** Seconds between reporting not ready and closing at a shutdown. */
  drainSeconds: number;
  /** Location of backups, S3 settings, encryption secret, and the number and age of backups to keep. */
  backup: { dir: string; s3: S3Settings; key: string | undefined; limits: BackupLimits };
  /** Bearer token of `/metrics`; absent: no metrics. */
  metricsToken: string | undefined;
  /** Virus scanner for uploads; absent: none. */
  scanner: { host: string; port: number } | undefined;
  /** Additional sources of the content security policy, by directive. */
  contentSources: ContentSources;
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug';
}

const CLAMD_PORT = 3310;

function scannerOf({ CLAMAV_URL: url }: Values): Environment['scanner'] {
  if (url === undefined) return undefined;
  const { hostname, port } = new URL(url);
  return { host: hostname, port: port === '' ? CLAMD_PORT : Number(port) };
}

function smtpOf({ SMTP_URL: url, MAIL_FROM: from, MAIL_PAUSE: pause }: Values) {
  if (url === undefined) return undefined;
  if (from === undefined) throw new StartupError('MAIL_FROM="": must be set if SMTP_URL is set.');
  return { url, from, pause };
}

function s3SettingsOf(values: Values): S3Settings {
  const endpoint = values.S3_ENDPOINT;
  return {
    endpoint,
    region: values.S3_REGION,
    // S3-compatible stores rarely have a host name per bucket; Amazon S3 does.
    pathStyle: values.S3_PATH_STYLE ?? endpoint !== undefined,
  };
}

function bucketOf(values: Values): Bucket | undefined {
  if (values.FILE_STORE === 'folder') return undefined;
  return { bucket: values.FILE_STORE.slice('s3://'.length), ...s3SettingsOf(values) };
}

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|::1)$/;

/**
 * Returns whether the server runs as a trial on the developer's machine. Demo content is the default only
 * in a trial, because its accounts have public passwords.
 */
function isTrial({ DATABASE_URL: database, HOST: host, PUBLIC_URL: address }: Values): boolean {
  return database === undefined && address === undefined && LOOPBACK.test(host);
}

/** Returns HSTS_DAYS; by default 180 if PUBLIC_URL uses HTTPS, otherwise 0. */
function hstsDaysOf({ HSTS_DAYS: days, PUBLIC_URL: address }: Values): number {
  return days ?? (address?.startsWith('https:') === true ? 180 : 0);
}

/** Reads the environment; throws a `StartupError` if a variable is invalid or two contradict each other. */
export function readEnvironment(variables: NodeJS.ProcessEnv): Environment {
  const data = readVariables(variables);
  if (data.PROCESSES > 1 && data.DATABASE_URL === undefined)
    throw new StartupError(
      `PROCESSES=${data.PROCESSES}: the embedded database supports only one process; set DATABASE_URL, or PROCESSES=1.`,
    );
  return {
    smtp: smtpOf(data),
    sms: data.SMS_URL === undefined ? undefined : { url: data.SMS_URL, token: data.SMS_TOKEN },
    metricsToken: data.METRICS_TOKEN,
    scanner: scannerOf(data),
    contentSources: data.CSP_SOURCES,
    port: data.PORT,
    host: data.HOST,
    dataDir: resolve(data.DATA_DIR),
    bucket: bucketOf(data),
    databaseUrl: data.DATABASE_URL,
    processes: data.PROCESSES,
    databaseLimits: {
      poolSize: data.DATABASE_POOL_SIZE,
      statement: data.DATABASE_STATEMENT_TIMEOUT,
      lock: data.DATABASE_LOCK_TIMEOUT,
      idleTransaction: data.DATABASE_TRANSACTION_IDLE_TIMEOUT,
    },
    isTrial: isTrial(data),
    seedDemo: data.SEED_DEMO ?? isTrial(data),
    networkLimits: data.NETWORK_LIMITS,
    maxConnections: data.MAX_CONNECTIONS,
    maxNetworkConnections: data.MAX_NETWORK_CONNECTIONS,
    serveSite: data.SERVE_SITE,
    trustProxy: data.TRUST_PROXY,
    drainSeconds: data.DRAIN_SECONDS,
    cleanUpAll: data.CLEAN_UP_ALL,
    retentionAll: data.RETENTION_ALL,
    publicUrl: data.PUBLIC_URL,
    hstsDays: hstsDaysOf(data),
    identityDays: data.IDENTITY_DAYS,
    auditDays: data.AUDIT_DAYS,
    staffIdleMinutes: data.STAFF_IDLE_MINUTES,
    staffSecondFactor: data.STAFF_SECOND_FACTOR,
    secondFactorKeys: data.SECOND_FACTOR_KEY,
    identityKeys: data.IDENTITY_KEYS,
    backup: {
      dir: backupAddress(data.BACKUP_DIR),
      s3: s3SettingsOf(data),
      key: data.BACKUP_KEY,
      limits: {
        count: data.BACKUP_KEEP === 0 ? undefined : data.BACKUP_KEEP,
        days: data.BACKUP_DAYS === 0 ? undefined : data.BACKUP_DAYS,
      },
    },
    logLevel: data.LOG_LEVEL,
  };
}

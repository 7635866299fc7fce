import { resolve } from 'node:path';
import type { DatabaseLimits } from '../database/limits.ts';
import { readVariables, type Values } from './environment-variables.ts';
import type { SmsGateway } from '../notices/http-sms.ts';
import type { NetworkLimits } from '../identity/session/network-limits.ts';
import type { ContentSources } from '../site/security-headers.ts';
import { backupAddress, type BackupLimits } from '../ops/backup/place.ts';
import { StartFailure } from '../base/start-failure.ts';
import type { S3Settings } from '../store/s3-client.ts';
import type { Bucket } from '../store/s3-store.ts';
import type { TrustedProxies } from '../base/trusted-proxies.ts';

/** What the environment may set; `.env.example` describes each variable. */
export interface Environment {
  /** TCP port; 0 lets the system choose. */
  port: number;
  /** Address or host name to listen on. */
  host: string;
  /** Absolute path of the folder of the embedded database and the files. */
  dataDir: string;
  /** Where files lie instead of the data folder. */
  bucket: Bucket | undefined;
  /** PostgreSQL to use instead of the embedded database. */
  databaseUrl: string | undefined;
  /** How many processes serve. */
  processes: number;
  /** How much of PostgreSQL is used, and how long is waited for it. */
  databaseLimits: DatabaseLimits;
  /** Whether a developer tries the site on their own machine, and reads its outbox folder. */
  isTrial: boolean;
  /** Whether an empty database is filled with demo content. */
  seedDemo: boolean;
  /** How many calls of a limited group one network has, where it isn't the default. */
  networkLimits: NetworkLimits;
  /** Connections that a process has open at most. */
  maxConnections: number;
  /** Connections of one network that may be open at once. */
  maxNetworkConnections: number;
  /** Whether the built site is served next to the API. */
  serveSite: boolean;
  /** Origin, and path if any, that visitors know the site by; absent: the origin that they send to. */
  publicUrl: string | undefined;
  /** Days for which browsers use HTTPS only (HSTS); 0: the header is not sent. */
  hstsDays: number;
  /** Minutes without a call after which a session of staff is over. */
  staffIdleMinutes: number;
  /** Whether staff must have a second factor. */
  staffSecondFactor: 'required' | 'optional';
  /** What seals the secrets of second factors; absent: a key of the data folder. */
  secondFactorKey: string | undefined;
  /** Secrets that encrypt identity numbers, the current one first; none: a key of the data folder. */
  identityKeys: readonly string[];
  /** Days for which identity numbers are held once they are needed no more. */
  identityDays: number;
  /** Days for which the record of what staff did is kept. */
  auditDays: number;
  /** The proxies before this server that name the visitor's address. */
  trustProxy: TrustedProxies;
  /** Whether a start moves aside all files that the database doesn't know, however many. */
  cleanUpAll: boolean;
  /** Whether the retention removes all records that have expired, however many. */
  retentionAll: boolean;
  /** Where mail goes; absent: into the outbox. */
  smtp: { url: string; from: string; pause: number } | undefined;
  /** Where SMS go; absent: into the outbox. */
  sms: SmsGateway | undefined;
  /** Seconds between not being ready and taking no more calls, at a stop. */
  drainSeconds: number;
  /** Where backups are written (a folder, or a bucket and how to reach it), what seals them, which ones stay. */
  backup: { dir: string; s3: S3Settings; key: string | undefined; limits: BackupLimits };
  /** What opens `/metrics`; absent: there are no figures. */
  metricsToken: string | undefined;
  /** The virus scanner that looks at uploads; absent: none. */
  scanner: { host: string; port: number } | undefined;
  /** Sources that the content security policy allows besides this site, by directive. */
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
  if (from === undefined) throw new StartFailure('MAIL_FROM="": must be set where SMTP_URL is.');
  return { url, from, pause };
}

function s3SettingsOf(values: Values): S3Settings {
  const endpoint = values.S3_ENDPOINT;
  return {
    endpoint,
    region: values.S3_REGION,
    // Stores of one's own rarely have a host name for each bucket; Amazon's has.
    pathStyle: values.S3_PATH_STYLE ?? endpoint !== undefined,
  };
}

function bucketOf(values: Values): Bucket | undefined {
  if (values.FILE_STORE === 'folder') return undefined;
  return { bucket: values.FILE_STORE.slice('s3://'.length), ...s3SettingsOf(values) };
}

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|::1)$/;

/**
 * Whether somebody tries the site on their own machine. Only there does demo content appear by
 * itself: its accounts have public passwords, and a real database is the operator's.
 */
function isTrial({ DATABASE_URL: database, HOST: host, PUBLIC_URL: address }: Values): boolean {
  return database === undefined && address === undefined && LOOPBACK.test(host);
}

/** Days; a site that says itself that it is reached by HTTPS is so for good. */
function hstsDaysOf({ HSTS_DAYS: days, PUBLIC_URL: address }: Values): number {
  return days ?? (address?.startsWith('https:') === true ? 180 : 0);
}

/** Reads the environment; throws a `StartFailure` where a variable is wrong, or two contradict each other. */
export function readEnvironment(variables: NodeJS.ProcessEnv): Environment {
  const data = readVariables(variables);
  if (data.PROCESSES > 1 && data.DATABASE_URL === undefined)
    throw new StartFailure(
      `PROCESSES=${data.PROCESSES}: the embedded database belongs to one process; set DATABASE_URL, or PROCESSES=1.`,
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
    secondFactorKey: data.SECOND_FACTOR_KEY,
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

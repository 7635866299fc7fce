import { resolve } from 'node:path';
import { z } from 'zod';
import { DEFAULT_LIMITS, type DatabaseLimits } from './database/limits.ts';
import { LOG_FORMATS } from './process-log.ts';
import type { SmsGateway } from './notices/http-sms.ts';
import { contentSources, type ContentSources } from './site/security-headers.ts';
import { backupAddress, BACKUP_PLACE_RULE, isBackupPlace } from './backup/place.ts';
import { PUBLIC_ADDRESS_RULE, publicAddress } from './site/public-address.ts';
import { StartFailure } from './start-failure.ts';
import type { S3Settings } from './store/s3-client.ts';
import type { Bucket } from './store/s3-store.ts';
import type { TracingSettings } from './tracing/open-telemetry.ts';
import { trustedProxies, type TrustedProxies } from './trusted-proxies.ts';

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
  /** A replica of it that answers public reads. */
  databaseReadUrl: string | undefined;
  /** How many processes serve. */
  processes: number;
  /** How much of PostgreSQL is used, and how long is waited for it. */
  databaseLimits: DatabaseLimits;
  /** Whether an empty database is filled with demo content. */
  seedDemo: boolean;
  /** Connections that a process has open at most. */
  maxConnections: number;
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
  /** Days for which identity numbers are held once they are needed no more. */
  identityDays: number;
  /** Days for which the record of what staff did is kept. */
  auditDays: number;
  /** The proxies before this server that name the visitor's address. */
  trustProxy: TrustedProxies;
  /** Whether a start moves aside all files that the database doesn't know, however many. */
  cleanUpAll: boolean;
  /** Where mail goes; absent: into the outbox. */
  smtp: { url: string; from: string } | undefined;
  /** Where SMS go; absent: into the outbox. */
  sms: SmsGateway | undefined;
  /** Seconds between not being ready and taking no more calls, at a stop. */
  drainSeconds: number;
  /** Where backups lie (a folder, or a bucket and how it is reached), what seals them, how many are kept. */
  backup: { dir: string; s3: S3Settings; key: string | undefined; keep: number | undefined };
  /** What opens `/metrics`; absent: there are no figures. */
  metricsToken: string | undefined;
  /** The virus scanner that looks at uploads; absent: none. */
  scanner: { host: string; port: number } | undefined;
  /** Sources that the content security policy allows besides this site, by directive. */
  contentSources: ContentSources;
  /** Whether `/contract` lets readers try calls. */
  contractTryOut: boolean;
  /** Where traces go; absent: nothing is traced. */
  tracing: TracingSettings | undefined;
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug';
}

const onOff = z
  .enum(['on', 'off', 'true', 'false'], 'must be on or off')
  .transform((value) => value === 'on' || value === 'true');

function isPostgresUrl(value: string): boolean {
  const url = URL.parse(value);
  if (url === null || !['postgres:', 'postgresql:'].includes(url.protocol)) return false;
  return url.hostname !== '' && url.pathname.length > 1;
}

function isSmtpUrl(value: string): boolean {
  const url = URL.parse(value);
  return url !== null && ['smtp:', 'smtps:'].includes(url.protocol) && url.hostname !== '';
}

function isGatewayUrl(value: string): boolean {
  const url = URL.parse(value);
  return url !== null && ['http:', 'https:'].includes(url.protocol) && url.username === '';
}

function isScannerUrl(value: string): boolean {
  const url = URL.parse(value);
  return url !== null && url.protocol === 'tcp:' && url.hostname !== '';
}

function isWebAddress(value: string): boolean {
  const url = URL.parse(value);
  return url !== null && ['http:', 'https:'].includes(url.protocol) && !/[?#]/.test(value);
}

/** Whether an address names an origin and nothing more: the site lies at its root. */
function isOrigin(value: string): boolean {
  const url = URL.parse(value);
  if (url === null || !['http:', 'https:'].includes(url.protocol)) return false;
  return url.href === `${url.origin}/` && !/[?#]/.test(value);
}

/** `name@host`, alone or as `Shown name <name@host>`; no line break that would forge a header. */
const SENDER = /^(?:[^<>@\r\n]+ <[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/;

/** A whole number in a range. */
function number(least: number, most: number) {
  const rule = `must be a whole number from ${least} to ${most}`;
  return z
    .string()
    .regex(/^\d{1,5}$/, rule)
    .transform(Number)
    .refine((given) => given >= least && given <= most, rule);
}

/** A whole number in a range, or `value` where none is set. */
const whole = (least: number, most: number, value: number) => number(least, most).default(value);

const CLAMD_PORT = 3310;
const CSP_RULE =
  'must be directives and their https or wss sources, such as img-src https://cdn.example.org; connect-src https://stats.example.org';

const PROXY_RULE = 'must be off, a count from 1 to 9, or networks such as 10.0.0.0/8,::1';

const schema = z.object({
  SMTP_URL: z
    .string()
    .refine(isSmtpUrl, 'must look like smtps://user:password@host:465')
    .optional(),
  SMS_URL: z
    .string()
    .refine(isGatewayUrl, 'must look like https://sms.example.org/messages')
    .optional(),
  SMS_TOKEN: z.string().min(1).optional(),
  MAIL_FROM: z
    .string()
    .regex(SENDER, 'must look like name@example.org or Some Name <name@example.org>')
    .optional(),
  PORT: whole(0, 65_535, 8080),
  HOST: z
    .string()
    .regex(/^[A-Za-z0-9.:-]+$/, 'must be an address or a host name')
    .default('127.0.0.1'),
  DATA_DIR: z
    .string()
    .refine((value) => value.trim() !== '' && !value.includes('\0'), 'must be a path of a folder')
    .default('./data'),
  FILE_STORE: z
    .string()
    .regex(/^(folder|s3:\/\/[a-z0-9][a-z0-9.-]{1,61}[a-z0-9])$/, 'must be folder or s3://bucket')
    .default('folder'),
  S3_ENDPOINT: z
    .string()
    .refine(isOrigin, 'must look like https://s3.example.org')
    .transform((value) => new URL(value).origin)
    .optional(),
  S3_REGION: z
    .string()
    .regex(/^[a-z0-9-]{1,40}$/, 'must be a name such as eu-central-1')
    .default('us-east-1'),
  S3_PATH_STYLE: onOff.optional(),
  DATABASE_URL: z
    .string()
    .refine(isPostgresUrl, 'must look like postgres://user:password@host:5432/name')
    .optional(),
  DATABASE_READ_URL: z
    .string()
    .refine(isPostgresUrl, 'must look like postgres://user:password@host:5432/name')
    .optional(),
  PROCESSES: whole(1, 64, 1),
  DATABASE_POOL_SIZE: whole(2, 100, DEFAULT_LIMITS.poolSize),
  DATABASE_STATEMENT_TIMEOUT: whole(1, 3600, DEFAULT_LIMITS.statement),
  DATABASE_LOCK_TIMEOUT: whole(1, 3600, DEFAULT_LIMITS.lock),
  DATABASE_TRANSACTION_IDLE_TIMEOUT: whole(1, 3600, DEFAULT_LIMITS.idleTransaction),
  SEED_DEMO: onOff.optional(),
  SERVE_SITE: onOff.default(true),
  CONTRACT_TRY_OUT: onOff.default(true),
  TRUST_PROXY: z
    .string()
    .transform((value, context) => {
      const proxies = trustedProxies(value);
      if (proxies !== undefined) return proxies;
      context.addIssue(PROXY_RULE);
      return z.NEVER;
    })
    .default(false),
  MAX_CONNECTIONS: whole(10, 99_999, 10_000),
  DRAIN_SECONDS: whole(0, 3600, 10),
  CLEAN_UP_ALL: onOff.default(false),
  HSTS_DAYS: number(0, 3650).optional(),
  IDENTITY_DAYS: whole(1, 3650, 365),
  AUDIT_DAYS: whole(30, 3650, 730),
  STAFF_IDLE_MINUTES: whole(5, 1440, 60),
  // Read before this is: what is wrong here is reported in that format.
  LOG_FORMAT: z.enum(LOG_FORMATS, 'must be text or json').optional(),
  STAFF_SECOND_FACTOR: z
    .enum(['required', 'optional'], 'must be required or optional')
    .default('optional'),
  SECOND_FACTOR_KEY: z.string().min(16, 'must have 16 characters or more').optional(),
  PUBLIC_URL: z
    .string()
    .transform((value, context) => {
      const address = publicAddress(value);
      if (address !== undefined) return address;
      context.addIssue(PUBLIC_ADDRESS_RULE);
      return z.NEVER;
    })
    .optional(),
  CLAMAV_URL: z.string().refine(isScannerUrl, 'must look like tcp://127.0.0.1:3310').optional(),
  CSP_SOURCES: z
    .string()
    .transform((value, context) => {
      const sources = contentSources(value);
      if (sources !== undefined) return sources;
      context.addIssue(CSP_RULE);
      return z.NEVER;
    })
    .default({}),
  BACKUP_DIR: z.string().refine(isBackupPlace, BACKUP_PLACE_RULE).default('./backups'),
  BACKUP_KEY: z.string().min(16, 'must have 16 characters or more').optional(),
  METRICS_TOKEN: z.string().min(16, 'must have 16 characters or more').optional(),
  BACKUP_KEEP: whole(0, 9999, 0),
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .string()
    .refine(isWebAddress, 'must look like http://127.0.0.1:4318')
    .optional(),
  OTEL_SERVICE_NAME: z
    .string()
    .max(100, 'must have 100 characters or fewer')
    .default('competition-site'),
  OTEL_TRACES_SAMPLER_ARG: z
    .string()
    .regex(/^(?:0(?:\.\d{1,6})?|1(?:\.0)?)$/, 'must be a share from 0 to 1, such as 0.1')
    .default('1')
    .transform(Number),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug'], 'must be fatal, error, warn, info or debug')
    .default('warn'),
});

/** Addresses of servers may hold a password. */
const SECRET = [
  'DATABASE_URL',
  'DATABASE_READ_URL',
  'OTEL_EXPORTER_OTLP_ENDPOINT',
  'SMTP_URL',
  'SMS_TOKEN',
  'BACKUP_KEY',
  'METRICS_TOKEN',
  'SECOND_FACTOR_KEY',
];

/** The value as the message shows it. */
function shown(name: string, value: string | undefined): string {
  return SECRET.includes(name) ? '(not shown)' : JSON.stringify(value ?? '');
}

type Values = z.infer<typeof schema>;

function scannerOf({ CLAMAV_URL: url }: Values): Environment['scanner'] {
  if (url === undefined) return undefined;
  const { hostname, port } = new URL(url);
  return { host: hostname, port: port === '' ? CLAMD_PORT : Number(port) };
}

function smtpOf({ SMTP_URL: url, MAIL_FROM: from }: Values) {
  if (url === undefined) return undefined;
  if (from === undefined) throw new StartFailure('MAIL_FROM="": must be set where SMTP_URL is.');
  return { url, from };
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

function tracingOf(values: Values): TracingSettings | undefined {
  const endpoint = values.OTEL_EXPORTER_OTLP_ENDPOINT;
  if (endpoint === undefined) return undefined;
  return {
    endpoint,
    service: values.OTEL_SERVICE_NAME,
    share: values.OTEL_TRACES_SAMPLER_ARG,
  };
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

/**
 * Reads the environment. An empty variable counts as not set. Throws a `StartFailure` that names
 * the first variable that is wrong, its value and the rule.
 */
export function readEnvironment(variables: NodeJS.ProcessEnv): Environment {
  const set = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const parsed = schema.safeParse(set);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    const name = String(issue?.path[0]);
    throw new StartFailure(`${name}=${shown(name, variables[name])}: ${issue?.message}.`);
  }
  const { data } = parsed;
  if (data.PROCESSES > 1 && data.DATABASE_URL === undefined)
    throw new StartFailure(
      `PROCESSES=${data.PROCESSES}: the embedded database belongs to one process; set DATABASE_URL, or PROCESSES=1.`,
    );
  if (data.DATABASE_READ_URL !== undefined && data.DATABASE_URL === undefined)
    throw new StartFailure(
      'DATABASE_READ_URL=(not shown): is a replica of DATABASE_URL, which must be set too.',
    );
  return {
    smtp: smtpOf(data),
    sms: data.SMS_URL === undefined ? undefined : { url: data.SMS_URL, token: data.SMS_TOKEN },
    metricsToken: data.METRICS_TOKEN,
    scanner: scannerOf(data),
    contentSources: data.CSP_SOURCES,
    contractTryOut: data.CONTRACT_TRY_OUT,
    port: data.PORT,
    host: data.HOST,
    dataDir: resolve(data.DATA_DIR),
    bucket: bucketOf(data),
    databaseUrl: data.DATABASE_URL,
    databaseReadUrl: data.DATABASE_READ_URL,
    processes: data.PROCESSES,
    databaseLimits: {
      poolSize: data.DATABASE_POOL_SIZE,
      statement: data.DATABASE_STATEMENT_TIMEOUT,
      lock: data.DATABASE_LOCK_TIMEOUT,
      idleTransaction: data.DATABASE_TRANSACTION_IDLE_TIMEOUT,
    },
    seedDemo: data.SEED_DEMO ?? isTrial(data),
    maxConnections: data.MAX_CONNECTIONS,
    serveSite: data.SERVE_SITE,
    trustProxy: data.TRUST_PROXY,
    drainSeconds: data.DRAIN_SECONDS,
    cleanUpAll: data.CLEAN_UP_ALL,
    publicUrl: data.PUBLIC_URL,
    hstsDays: hstsDaysOf(data),
    identityDays: data.IDENTITY_DAYS,
    auditDays: data.AUDIT_DAYS,
    staffIdleMinutes: data.STAFF_IDLE_MINUTES,
    staffSecondFactor: data.STAFF_SECOND_FACTOR,
    secondFactorKey: data.SECOND_FACTOR_KEY,
    backup: {
      dir: backupAddress(data.BACKUP_DIR),
      s3: s3SettingsOf(data),
      key: data.BACKUP_KEY,
      keep: data.BACKUP_KEEP === 0 ? undefined : data.BACKUP_KEEP,
    },
    tracing: tracingOf(data),
    logLevel: data.LOG_LEVEL,
  };
}

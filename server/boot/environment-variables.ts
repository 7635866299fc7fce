import { z } from 'zod';
import { BACKUP_PLACE_RULE, BUCKET_RULE, isBackupPlace } from '../ops/backup/place.ts';
import { DEFAULT_LIMITS } from '../database/limits.ts';
import { LOG_FORMATS } from '../base/process-log.ts';
import { PUBLIC_ADDRESS_RULE, publicAddress } from '../site/public-address.ts';
import { contentSources } from '../site/security-headers.ts';
import { StartupError } from '../base/startup-error.ts';
import { trustedProxies } from '../base/trusted-proxies.ts';
import {
  EXPANDED_RULE,
  isExpanded,
  onOff,
  isEncoded,
  ENCODED_RULE,
  isPostgresUrl,
  isSmtpUrl,
  isGatewayUrl,
  isScannerUrl,
  isOrigin,
  SENDER,
  number,
  wholeNumber,
  CSP_RULE,
  secrets,
  PROXY_RULE,
  NETWORK_RULE,
  networkLimits,
} from './variable-rules.ts';

/** Schema of each environment variable; `.env.example` describes them. */
const variables = z.object({
  SMTP_URL: z
    .string()
    .refine(isEncoded, { error: ENCODED_RULE, abort: true })
    .refine(isSmtpUrl, 'must look like smtps://user:password@host:465')
    .optional(),
  SMS_URL: z
    .string()
    .refine(isGatewayUrl, 'must look like https://sms.example.org/messages')
    .optional(),
  SMS_TOKEN: z.string().min(1).optional(),
  MAIL_PAUSE: wholeNumber(0, 60_000, 0),
  MAIL_FROM: z
    .string()
    .regex(SENDER, 'must look like name@example.org or Some Name <name@example.org>')
    .optional(),
  PORT: wholeNumber(0, 65_535, 8080),
  HOST: z
    .string()
    .regex(/^[A-Za-z0-9.:-]+$/, 'must be an address or a host name')
    .default('127.0.0.1'),
  DATA_DIR: z
    .string()
    .refine((value) => value.trim() !== '' && !value.includes('\0'), 'must be the path of a folder')
    .refine(isExpanded, EXPANDED_RULE)
    .default('./data'),
  FILE_STORE: z
    .string()
    .regex(
      /^(folder|s3:\/\/[a-z0-9][a-z0-9.-]{1,61}[a-z0-9])$/,
      `must be folder or s3://bucket, ${BUCKET_RULE}`,
    )
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
    .refine(isEncoded, { error: ENCODED_RULE, abort: true })
    .refine(isPostgresUrl, 'must look like postgres://user:password@host:5432/name')
    .optional(),
  PROCESSES: wholeNumber(1, 64, 1),
  DATABASE_POOL_SIZE: wholeNumber(2, 100, DEFAULT_LIMITS.poolSize),
  DATABASE_STATEMENT_TIMEOUT: wholeNumber(1, 3600, DEFAULT_LIMITS.statement),
  DATABASE_LOCK_TIMEOUT: wholeNumber(1, 3600, DEFAULT_LIMITS.lock),
  DATABASE_TRANSACTION_IDLE_TIMEOUT: wholeNumber(1, 3600, DEFAULT_LIMITS.idleTransaction),
  SEED_DEMO: onOff.optional(),
  SERVE_SITE: onOff.default(true),
  TRUST_PROXY: z
    .string()
    .transform((value, context) => {
      const proxies = trustedProxies(value);
      if (proxies !== undefined) return proxies;
      context.addIssue(PROXY_RULE);
      return z.NEVER;
    })
    .default(false),
  NETWORK_LIMITS: z
    .string()
    .transform((value, context) => {
      const limits = networkLimits(value);
      if (limits !== undefined) return limits;
      context.addIssue(NETWORK_RULE);
      return z.NEVER;
    })
    .default({}),
  MAX_CONNECTIONS: wholeNumber(10, 99_999, 10_000),
  MAX_NETWORK_CONNECTIONS: wholeNumber(10, 99_999, 1000),
  DRAIN_SECONDS: wholeNumber(0, 3600, 10),
  CLEAN_UP_ALL: onOff.default(false),
  RETENTION_ALL: onOff.default(false),
  HSTS_DAYS: number(0, 3650).optional(),
  IDENTITY_DAYS: wholeNumber(1, 3650, 365),
  AUDIT_DAYS: wholeNumber(30, 3650, 730),
  STAFF_IDLE_MINUTES: wholeNumber(5, 1440, 60),
  // `main.ts` reads this variable first, because errors of the others use the format.
  LOG_FORMAT: z.enum(LOG_FORMATS, 'must be text or json').optional(),
  STAFF_SECOND_FACTOR: z
    .enum(['required', 'optional'], 'must be required or optional')
    .default('optional'),
  IDENTITY_KEYS: secrets,
  SECOND_FACTOR_KEY: secrets,
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
  BACKUP_DIR: z
    .string()
    .refine(isExpanded, { error: EXPANDED_RULE, abort: true })
    .refine(isBackupPlace, BACKUP_PLACE_RULE)
    .default('./backups'),
  BACKUP_KEY: z.string().min(16, 'must have at least 16 characters').optional(),
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  BACKUP_KEEP: wholeNumber(0, 9999, 0),
  BACKUP_DAYS: wholeNumber(0, 3650, 35),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug'], 'must be fatal, error, warn, info or debug')
    .default('warn'),
});

/** Names of the server's variables. */
export const VARIABLE_NAMES = variables.keyof().options;

/** Variables with secret values; URLs of servers may contain a password. */
const SECRET = [
  'DATABASE_URL',
  'SMTP_URL',
  'SMS_TOKEN',
  'BACKUP_KEY',
  'IDENTITY_KEYS',
  'METRICS_TOKEN',
  'SECOND_FACTOR_KEY',
];

/** Returns the value for an error message, without secrets. */
function shown(name: string, value: string | undefined): string {
  return SECRET.includes(name) ? '(not shown)' : JSON.stringify(value ?? '');
}

/** Valid values of the variables; combinations are not checked. */
export type Values = z.infer<typeof variables>;

/**
 * Reads and validates each variable. Empty variables count as unset. Throws a `StartupError` with the name
 * of the first invalid variable, its value and the rule.
 */
export function readVariables(environment: NodeJS.ProcessEnv): Values {
  const set = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = variables.safeParse(set);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const name = String(issue?.path[0]);
  throw new StartupError(`${name}=${shown(name, environment[name])}: ${issue?.message}.`);
}

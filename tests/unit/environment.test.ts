import { expect, it } from 'vitest';
import { readEnvironment } from '../../server/boot/environment.ts';
import { PUBLIC_ADDRESS_RULE } from '../../server/site/public-address.ts';
import { oneLine } from '../../server/base/startup-error.ts';

/** Returns the error message for the environment, or `''` if it is valid. */
function refusal(variables: Record<string, string>): string {
  try {
    readEnvironment(variables);
    return '';
  } catch (error) {
    return oneLine(error);
  }
}

it('accepts an empty environment', () => {
  expect(refusal({})).toBe('');
});

it.each([
  ['PORT', 'http', 'PORT="http": must be a whole number from 0 to 65535.'],
  ['PORT', '70000', 'PORT="70000": must be a whole number from 0 to 65535.'],
  ['PORT', '-1', 'PORT="-1": must be a whole number from 0 to 65535.'],
  ['HOST', 'a host', 'HOST="a host": must be an address or a host name.'],
  ['DATA_DIR', ' ', 'DATA_DIR=" ": must be the path of a folder.'],
  ...['DATA_DIR', 'BACKUP_DIR'].map((name) => [
    ...[name, '~/x', `${name}="~/x": must be a full path, because ~ is replaced only by a shell.`],
  ]),
  ...[
    ['DATABASE_POOL_SIZE', '1', '2 to 100'],
    ['DATABASE_STATEMENT_TIMEOUT', '5s', '1 to 3600'],
    ['DATABASE_LOCK_TIMEOUT', '0', '1 to 3600'],
    ['DATABASE_TRANSACTION_IDLE_TIMEOUT', '3601', '1 to 3600'],
    ['DRAIN_SECONDS', '-1', '0 to 3600'],
    ['PROCESSES', '0', '1 to 64'],
  ].map(([name = '', value = '', range = '']) => [
    ...[name, value, `${name}="${value}": must be a whole number from ${range}.`],
  ]),
  [
    'PROCESSES',
    '2',
    'PROCESSES=2: the embedded database supports only one process; set DATABASE_URL, or PROCESSES=1.',
  ],
  ['SEED_DEMO', 'yes', 'SEED_DEMO="yes": must be on or off.'],
  ['SERVE_SITE', '1', 'SERVE_SITE="1": must be on or off.'],
  [
    'TRUST_PROXY',
    'on',
    'TRUST_PROXY="on": must be off, a count from 1 to 9, or networks such as 10.0.0.0/8,::1.',
  ],
  ...['s3://x', 's3://My_Bucket', 's3://bucket/'].map((value) => [
    'FILE_STORE',
    value,
    `FILE_STORE="${value}": must be folder or s3://bucket, with 3 to 63 lowercase letters, digits, dots and hyphens as the bucket.`,
  ]),
  [
    'BACKUP_DIR',
    's3://x',
    'BACKUP_DIR="s3://x": must be the path of a folder, or s3://bucket/prefix, with 3 to 63 lowercase letters, digits, dots and hyphens as the bucket.',
  ],
  ['RETENTION_ALL', 'yes', 'RETENTION_ALL="yes": must be on or off.'],
  ['CLEAN_UP_ALL', 'all', 'CLEAN_UP_ALL="all": must be on or off.'],
  ...[
    ...['a.example', 'javascript:alert(1)', 'https://me:secret@a.example'],
    ...['https://a.example/?x=1', 'https://a.example//x', 'https://a.example/api'],
  ].map((value) => ['PUBLIC_URL', value, `PUBLIC_URL="${value}": ${PUBLIC_ADDRESS_RULE}.`]),
  [
    'MAIL_FROM',
    'nobody',
    'MAIL_FROM="nobody": must look like name@example.org or Some Name <name@example.org>.',
  ],
  ...['p@ss', 'p#ss', 'p/ss', 'p?ss', '50%', 'p ss', '密码'].flatMap((secret) =>
    [
      ['SMTP_URL', `smtps://site:${secret}@mail.example.org:465`],
      ['DATABASE_URL', `postgres://site:${secret}@db.example.org/site`],
    ].map(([name = '', value = '']) => [
      ...[
        name,
        value,
        `${name}=(not shown): contains a special character in user or password; percent-encode it (@ as %40, : as %3A, / as %2F, # as %23, ? as %3F, % as %25).`,
      ],
    ]),
  ),
  ['MAIL_PAUSE', '1 s', 'MAIL_PAUSE="1 s": must be a whole number from 0 to 60000.'],
  ...['registration', 'registration=0', 'guests=5', 'registration=5;codes=1'].map((value) => [
    'NETWORK_LIMITS',
    value,
    `NETWORK_LIMITS="${value}": must be groups and whole numbers such as registration=600,codes=2000; groups are credentials, codes, registration, checkIn, uploads, tickets, errorLog, search.`,
  ]),
  ['SMTP_URL', 'https://a', 'SMTP_URL=(not shown): must look like smtps://user:password@host:465.'],
  ['SMTP_URL', 'smtp://mail.example.org', 'MAIL_FROM="": must be set if SMTP_URL is set.'],
  [
    'SMS_URL',
    'sms.example',
    'SMS_URL="sms.example": must look like https://sms.example.org/messages.',
  ],
  ['STAFF_SECOND_FACTOR', 'maybe', 'STAFF_SECOND_FACTOR="maybe": must be required or optional.'],
  [
    'SECOND_FACTOR_KEY',
    'short',
    'SECOND_FACTOR_KEY=(not shown): must have at least 16 characters in each key.',
  ],
  ['LOG_LEVEL', 'loud', 'LOG_LEVEL="loud": must be fatal, error, warn, info or debug.'],
  ...['mysql://a:secret@b/c', 'secret', 'postgres://user:secret@host'].map((url) => [
    ...['DATABASE_URL', url],
    'DATABASE_URL=(not shown): must look like postgres://user:password@host:5432/name.',
  ]),
])('rejects %s=%s with one line', (name, value, line) => {
  expect(refusal({ [name]: value })).toBe(line);
});

it('seeds demo content by default only on localhost without a public address', () => {
  expect(readEnvironment({}).seedDemo).toBe(true);
  expect(readEnvironment({ HOST: '0.0.0.0' }).seedDemo).toBe(false);
  expect(readEnvironment({ PUBLIC_URL: 'https://competition.example.org' }).seedDemo).toBe(false);
});

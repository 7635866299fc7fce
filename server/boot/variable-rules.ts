import { z } from 'zod';
import { LIMIT_GROUPS, type NetworkLimits } from '../identity/session/network-limits.ts';

export const onOff = z
  .enum(['on', 'off', 'true', 'false'], 'must be on or off')
  .transform((value) => value === 'on' || value === 'true');

/** Returns whether user and password of a URL are percent-encoded; parsers differ on other characters. */
export function isEncoded(value: string): boolean {
  const [, rest = ''] = /^[a-z]+:\/\/(.*)$/s.exec(value) ?? [];
  const at = rest.lastIndexOf('@');
  const credentials = at === -1 ? '' : rest.slice(0, at);
  return (
    !rest.includes('#') && /^(?:[A-Za-z0-9._~!$&'()*+,;=:-]|%[0-9A-Fa-f]{2})*$/.test(credentials)
  );
}

/** Message for a URL whose user or password isn't percent-encoded. */
export const ENCODED_RULE =
  'contains a special character in user or password; percent-encode it (@ as %40, : as %3A, / as %2F, # as %23, ? as %3F, % as %25)';

export function isPostgresUrl(value: string): boolean {
  const url = URL.parse(value);
  if (url === null || !['postgres:', 'postgresql:'].includes(url.protocol)) return false;
  return url.hostname !== '' && url.pathname.length > 1;
}

export function isSmtpUrl(value: string): boolean {
  const url = URL.parse(value);
  return url !== null && ['smtp:', 'smtps:'].includes(url.protocol) && url.hostname !== '';
}

/** Returns whether a value is the HTTP URL of an SMS gateway, without a user. */
export function isGatewayUrl(value: string): boolean {
  const url = URL.parse(value);
  return url !== null && ['http:', 'https:'].includes(url.protocol) && url.username === '';
}

export function isScannerUrl(value: string): boolean {
  const url = URL.parse(value);
  return url !== null && url.protocol === 'tcp:' && url.hostname !== '';
}

/** Returns whether a URL consists of an HTTP origin alone. */
export function isOrigin(value: string): boolean {
  const url = URL.parse(value);
  if (url === null || !['http:', 'https:'].includes(url.protocol)) return false;
  return url.href === `${url.origin}/` && !/[?#]/.test(value);
}

/** Sender as `name@host` or `Display name <name@host>`; excludes line breaks, which could inject headers. */
export const SENDER = /^(?:[^<>@\r\n]+ <[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/;

/** Returns false for a path that starts with `~`, which only a shell replaces by the home folder. */
export const isExpanded = (path: string) => !path.startsWith('~');

/** Message for a path that starts with `~`. */
export const EXPANDED_RULE = 'must be a full path, because ~ is replaced only by a shell';

/** Validates a whole number in a range. */
export function number(least: number, most: number) {
  const rule = `must be a whole number from ${least} to ${most}`;
  return z
    .string()
    .regex(/^\d{1,5}$/, rule)
    .transform(Number)
    .refine((given) => given >= least && given <= most, rule);
}

/** Validates a whole number in a range; defaults to `value`. */
export const wholeNumber = (least: number, most: number, value: number) =>
  number(least, most).default(value);

/** Validates comma-separated secrets; the first is the current one. */
export const secrets = z
  .string()
  .transform((value) => value.split(',').map((secret) => secret.trim()))
  .pipe(z.array(z.string().min(16, 'must have at least 16 characters in each key')))
  .default([]);

/** Message for invalid sources of the content security policy. */
export const CSP_RULE =
  'must be directives and their https or wss sources, such as img-src https://cdn.example.org; connect-src https://stats.example.org';

/** Message for invalid proxies. */
export const PROXY_RULE = 'must be off, a count from 1 to 9, or networks such as 10.0.0.0/8,::1';

/** Message for invalid rate limits. */
export const NETWORK_RULE = `must be groups and whole numbers such as registration=600,codes=2000; groups are ${LIMIT_GROUPS.join(', ')}`;

/** Parses rate limits by group; returns undefined if the text is malformed. */
export function networkLimits(text: string): NetworkLimits | undefined {
  const pairs = text.split(',').map((pair) => /^ *([a-zA-Z]+)=([1-9]\d{0,6}) *$/.exec(pair) ?? []);
  const known = pairs.every(([, group]) => LIMIT_GROUPS.some((one) => one === group));
  return known
    ? (Object.fromEntries(pairs.map(([, group, limit]) => [group, Number(limit)])) as NetworkLimits)
    : undefined;
}

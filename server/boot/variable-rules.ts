import { z } from 'zod';
import { LIMIT_GROUPS, type NetworkLimits } from '../identity/session/network-limits.ts';

/** A switch. */
export const onOff = z
  .enum(['on', 'off', 'true', 'false'], 'must be on or off')
  .transform((value) => value === 'on' || value === 'true');

/** Whether user and password of an address are percent-encoded, so that every parser reads the same. */
export function isEncoded(value: string): boolean {
  const [, rest = ''] = /^[a-z]+:\/\/(.*)$/s.exec(value) ?? [];
  const at = rest.lastIndexOf('@');
  const credentials = at === -1 ? '' : rest.slice(0, at);
  return (
    !rest.includes('#') && /^(?:[A-Za-z0-9._~!$&'()*+,;=:-]|%[0-9A-Fa-f]{2})*$/.test(credentials)
  );
}

/** The message for an address whose user or password isn't percent-encoded. */
export const ENCODED_RULE =
  'has a special character in user or password: percent-encode it (@ as %40, : as %3A, / as %2F, # as %23, ? as %3F, % as %25)';

/** Whether an address names a PostgreSQL database. */
export function isPostgresUrl(value: string): boolean {
  const url = URL.parse(value);
  if (url === null || !['postgres:', 'postgresql:'].includes(url.protocol)) return false;
  return url.hostname !== '' && url.pathname.length > 1;
}

/** Whether an address names a mail server. */
export function isSmtpUrl(value: string): boolean {
  const url = URL.parse(value);
  return url !== null && ['smtp:', 'smtps:'].includes(url.protocol) && url.hostname !== '';
}

/** Whether an address names an SMS gateway, without credentials. */
export function isGatewayUrl(value: string): boolean {
  const url = URL.parse(value);
  return url !== null && ['http:', 'https:'].includes(url.protocol) && url.username === '';
}

/** Whether an address names a ClamAV daemon. */
export function isScannerUrl(value: string): boolean {
  const url = URL.parse(value);
  return url !== null && url.protocol === 'tcp:' && url.hostname !== '';
}

/** Whether an address names an origin and nothing more: the site lies at its root. */
export function isOrigin(value: string): boolean {
  const url = URL.parse(value);
  if (url === null || !['http:', 'https:'].includes(url.protocol)) return false;
  return url.href === `${url.origin}/` && !/[?#]/.test(value);
}

/** `name@host`, alone or as `Shown name <name@host>`; no line break that would forge a header. */
export const SENDER = /^(?:[^<>@\r\n]+ <[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/;

/** A whole number in a range. */
export function number(least: number, most: number) {
  const rule = `must be a whole number from ${least} to ${most}`;
  return z
    .string()
    .regex(/^\d{1,5}$/, rule)
    .transform(Number)
    .refine((given) => given >= least && given <= most, rule);
}

/** A whole number in a range, or `value` where none is set. */
export const whole = (least: number, most: number, value: number) =>
  number(least, most).default(value);

/** The message for sources of the content security policy that can't be read. */
export const CSP_RULE =
  'must be directives and their https or wss sources, such as img-src https://cdn.example.org; connect-src https://stats.example.org';

/** The message for proxies that can't be read. */
export const PROXY_RULE = 'must be off, a count from 1 to 9, or networks such as 10.0.0.0/8,::1';

/** The message for limits of networks that can't be read. */
export const NETWORK_RULE = `must be groups and whole numbers such as registration=600,codes=2000; groups are ${LIMIT_GROUPS.join(', ')}`;

/** The groups and numbers of a text; undefined where it isn't of that form. */
export function networkLimits(text: string): NetworkLimits | undefined {
  const pairs = text.split(',').map((pair) => /^ *([a-zA-Z]+)=([1-9]\d{0,6}) *$/.exec(pair) ?? []);
  const known = pairs.every(([, group]) => LIMIT_GROUPS.some((one) => one === group));
  return known
    ? (Object.fromEntries(pairs.map(([, group, calls]) => [group, Number(calls)])) as NetworkLimits)
    : undefined;
}

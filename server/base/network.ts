import { BlockList, isIPv6 } from 'node:net';

const THIS_MACHINE = new BlockList();
THIS_MACHINE.addSubnet('127.0.0.0', 8, 'ipv4');
THIS_MACHINE.addAddress('::1', 'ipv6');

/** An IPv4 address that is written as an IPv6 one. */
const MAPPED = /^::ffff:(?=\d+\.)/i;

/** Some proxies name the visitor with the port that the call came from: another one each time. */
const PORT = /^(?:\[([^\]]+)\](?::\d+)?|(\d+(?:\.\d+){3}):\d+)$/;

/** An address without port and zone, an IPv4 address as such. */
export function plainAddress(address: string): string {
  const [, inBrackets, beforePort] = PORT.exec(address) ?? [];
  const [plain = ''] = (inBrackets ?? beforePort ?? address).split('%', 1);
  return plain.replace(MAPPED, '');
}

/** The eight groups of an IPv6 address, without leading zeros. */
function groupsOf(address: string): string[] {
  // A browser's own spelling: lower case, no leading zeros, at most one `::`.
  const { hostname } = new URL(`http://[${address}]`);
  const [start = '', end] = hostname.slice(1, -1).split('::');
  const before = start === '' ? [] : start.split(':');
  if (end === undefined) return before;
  const after = end === '' ? [] : end.split(':');
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => '0');
  return [...before, ...zeros, ...after];
}

/**
 * Who calls, as limits count it: an IPv4 address; of an IPv6 address the first 64 bits, because a
 * household has all that begin with them.
 */
export function networkOf(address: string): string {
  const plain = plainAddress(address);
  if (!isIPv6(plain)) return plain;
  return `${groupsOf(plain).slice(0, 4).join(':')}::/64`;
}

/** Whether a call comes from this machine: from its operator, or from a proxy that hides others. */
export function isThisMachine(address: string): boolean {
  const plain = plainAddress(address);
  return THIS_MACHINE.check(plain, isIPv6(plain) ? 'ipv6' : 'ipv4');
}

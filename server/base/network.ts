import { BlockList, isIPv6 } from 'node:net';

const THIS_MACHINE = new BlockList();
THIS_MACHINE.addSubnet('127.0.0.0', 8, 'ipv4');
THIS_MACHINE.addAddress('::1', 'ipv6');

/** Prefix of an IPv4-mapped IPv6 address. */
const MAPPED = /^::ffff:(?=\d+\.)/i;

/** Address with the client's port, which some proxies add. */
const PORT = /^(?:\[([^\]]+)\](?::\d+)?|(\d+(?:\.\d+){3}):\d+)$/;

/** Returns an address without port and zone; converts IPv4-mapped addresses to IPv4. */
export function plainAddress(address: string): string {
  const [, inBrackets, beforePort] = PORT.exec(address) ?? [];
  const [plain = ''] = (inBrackets ?? beforePort ?? address).split('%', 1);
  return plain.replace(MAPPED, '');
}

/** Returns the eight groups of an IPv6 address, without leading zeros. */
function groupsOf(address: string): string[] {
  // The URL parser normalizes: lower case, no leading zeros, at most one `::`.
  const { hostname } = new URL(`http://[${address}]`);
  const [start = '', end] = hostname.slice(1, -1).split('::');
  const before = start === '' ? [] : start.split(':');
  if (end === undefined) return before;
  const after = end === '' ? [] : end.split(':');
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => '0');
  return [...before, ...zeros, ...after];
}

/** Returns the network that rate limits count: an IPv4 address, or the /64 prefix of an IPv6 address. */
export function networkOf(address: string): string {
  const plain = plainAddress(address);
  if (!isIPv6(plain)) return plain;
  return `${groupsOf(plain).slice(0, 4).join(':')}::/64`;
}

/** Returns whether an address is a loopback address, such as that of a proxy on this machine. */
export function isThisMachine(address: string): boolean {
  const plain = plainAddress(address);
  return THIS_MACHINE.check(plain, isIPv6(plain) ? 'ipv6' : 'ipv4');
}

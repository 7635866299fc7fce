import isIP from 'validator/lib/isIP.js';
import { fieldRule } from './field-rule';

/** An IPv4 or IPv6 address. */
export const ip = fieldRule(
  (value) => isIP(value),
  ['192.168.1.1', '0.0.0.0', '255.255.255.255', '::1', '2001:db8::8a2e:370:7334'],
  ['256.1.1.1', '192.168.1', '192.168.1.1.1', '01.2.3.4', '2001:db8:::1', '1.2.3.4/24'],
);

/** A MAC address in the form xx-xx-xx-xx-xx-xx. */
export const mac = fieldRule(
  /^[\dA-Fa-f]{2}(?:-[\dA-Fa-f]{2}){5}$/,
  ['00-1A-2b-3C-4d-5E', 'ff-ff-ff-ff-ff-ff'],
  ['00:1A:2B:3C:4D:5E', '00-1A-2B-3C-4D', '00-1A-2B-3C-4D-5G', '001A2B3C4D5E'],
);

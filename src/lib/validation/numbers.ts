import { fieldRule } from './field-rule';

export const positiveInteger = fieldRule(
  /^[1-9]\d*$/,
  ['1', '42', '1000000'],
  ['0', '-1', '1.5', '007', '+1', '1e3', ''],
);

export const negativeInteger = fieldRule(
  /^-[1-9]\d*$/,
  ['-1', '-42'],
  ['0', '-0', '1', '-1.5', '--1', '-'],
);

export const twoDigitInteger = fieldRule(
  /^[1-9]\d$/,
  ['10', '42', '99'],
  ['9', '09', '100', '-10', '1.0'],
);

function degrees(limit: number): (value: string) => boolean {
  return (value) => /^(?:0|[1-9]\d{0,2})(?:\.\d{1,6})?$/.test(value) && Number(value) <= limit;
}

/** 0 to 180, with up to 6 decimals. */
export const longitude = fieldRule(
  degrees(180),
  ['0', '113.946533', '180', '180.000000'],
  ['180.000001', '181', '-1', '113.9465331', '113.', '0113', 'E113'],
);

/** 0 to 90, with up to 6 decimals. */
export const latitude = fieldRule(
  degrees(90),
  ['0', '22.540503', '90', '90.000000'],
  ['90.000001', '91', '-1', '22.5405031', '22.', '022'],
);

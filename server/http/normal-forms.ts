import type { Ajv2020 } from 'ajv/dist/2020.js';
import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { NORMAL_FORMS, tidyEmail, tidyPhone, type TextKind } from '../../openapi/normal-forms.ts';
import { PATTERNS } from './specification.ts';

const MAINLAND_MOBILE = /^1[3-9]\d{9}$/;

/** Matches a repeated country code: typed by the user and added by the field's country list. */
const REPEATED_CODE = /^\+(\d{1,3})(?=\1)/;

/**
 * Returns the normal form of a number that is valid in its country; undefined for other numbers, and if the
 * normal form doesn't match the contract's pattern.
 */
function validPhone(typed: string): string | undefined {
  const parsed = parsePhoneNumberFromString(typed, { defaultCountry: 'CN', extract: false });
  if (parsed?.isValid() !== true) return undefined;
  const normal = tidyPhone(parsed.number);
  return PATTERNS.mobile.test(normal) ? normal : undefined;
}

/**
 * Returns the form that phone numbers have everywhere except in the database: E.164, but without the
 * country code for mobile numbers of mainland China (decision 0130). Digits without `+` are parsed as a
 * mainland number if they form a mobile number or begin with 0, otherwise as an international number.
 * Invalid numbers are only tidied.
 */
export function normalPhone(phone: string): string {
  const tidy = tidyPhone(phone);
  // Adding a country code could make a number that is too short pass the contract.
  if (MAINLAND_MOBILE.test(tidy) || !PATTERNS.mobile.test(tidy)) return tidy;
  const international = /^[+0]/.test(tidy) ? tidy : `+${tidy}`;
  const once = tidy.replace(REPEATED_CODE, '+');
  return validPhone(international) ?? (once === tidy ? undefined : validPhone(once)) ?? tidy;
}

/** Normalizes an account's email address to lower case. */
export function normalEmail(email: string): string {
  return tidyEmail(email).toLowerCase();
}

/** Normalizes a login name: an email address or a phone number. */
function normalLogin(name: string): string {
  const tidy = NORMAL_FORMS.login(name);
  return tidy.includes('@') ? tidy.toLowerCase() : normalPhone(tidy);
}

const FORMS: Record<TextKind, (text: string) => string> = {
  ...NORMAL_FORMS,
  phone: normalPhone,
  login: normalLogin,
};

const isKind = (kind: string): kind is TextKind => kind in FORMS;

/**
 * Adds the contract's keyword `x-normalize` to a validator. It replaces a text with its normal form before
 * length and pattern are checked, so that handlers receive only normal forms.
 */
export function addNormalForms(validator: Ajv2020): void {
  validator.addKeyword({
    keyword: 'x-normalize',
    type: 'string',
    schemaType: 'string',
    before: 'maxLength',
    modifying: true,
    errors: false,
    compile: (kind: string) => {
      if (!isKind(kind)) throw new Error(`unknown kind of x-normalize: ${kind}`);
      return (text: string, at) => {
        if (at)
          (at.parentData as Record<string | number, unknown>)[at.parentDataProperty] =
            FORMS[kind](text);
        return true;
      };
    },
  });
}

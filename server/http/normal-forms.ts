import type { Ajv2020 } from 'ajv/dist/2020.js';
import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { NORMAL_FORMS, tidyEmail, tidyPhone, type TextKind } from '../../openapi/normal-forms.ts';
import { PATTERNS } from './specification.ts';

const MAINLAND_MOBILE = /^1[3-9]\d{9}$/;

/** A country code typed behind the same code of the field's list. */
const REPEATED_CODE = /^\+(\d{1,3})(?=\1)/;

/** The normal form of a number that exists in its country; undefined for any other. */
function validPhone(typed: string): string | undefined {
  const parsed = parsePhoneNumberFromString(typed, { defaultCountry: 'CN', extract: false });
  return parsed?.isValid() === true ? tidyPhone(parsed.number) : undefined;
}

/**
 * The one spelling of a phone number outside of the database: E.164, but a mobile number of mainland China
 * without its country code (decision 0130). Digits without a country code are read as an international
 * number, those with a leading zero as one of mainland China. A number that no country has stays as typed.
 */
export function normalPhone(phone: string): string {
  const tidy = tidyPhone(phone);
  // Else a country code would lengthen a number that is too short for the contract.
  if (MAINLAND_MOBILE.test(tidy) || !PATTERNS.mobile.test(tidy)) return tidy;
  const international = /^[+0]/.test(tidy) ? tidy : `+${tidy}`;
  const once = tidy.replace(REPEATED_CODE, '+');
  return validPhone(international) ?? (once === tidy ? undefined : validPhone(once)) ?? tidy;
}

/** The one spelling of an account's e-mail address: letter case doesn't count. */
export function normalEmail(email: string): string {
  return tidyEmail(email).toLowerCase();
}

/** The name that an account logs in with: an e-mail address or a phone number, in its one spelling. */
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
 * Teaches a validator the contract's `x-normalize`: it replaces a text by its normal form before it judges
 * length and pattern, so that handlers get nothing else.
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
      if (!isKind(kind)) throw new Error(`x-normalize knows no ${kind}`);
      return (text: string, at) => {
        if (at)
          (at.parentData as Record<string | number, unknown>)[at.parentDataProperty] =
            FORMS[kind](text);
        return true;
      };
    },
  });
}

// Normal forms of typed text, by the kinds of `x-normalize` in the contract. The site tidies a field with
// them before it judges it, the reference server each request before it validates it.

/** Control and format characters, line separators, and characters that are drawn as blanks. */
const BLANK = String.raw`[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\u115F\u1160\u2800\u3164\uFFA0]`;

const INVISIBLE = new RegExp(BLANK, 'gu');

/** A joiner stays where it shapes text: inside an emoji, in Persian and in Hindi. */
const SHAPED = String.raw`\p{M}\p{Extended_Pictographic}\p{Script=Arabic}\p{Script=Devanagari}`;
const INVISIBLE_IN_LINE = new RegExp(
  String.raw`(?!(?<=[${SHAPED}\p{Emoji_Modifier}])[\u200C\u200D](?=[${SHAPED}]))${BLANK}`,
  'gu',
);

/** Removes invisible characters, and replaces full-width letters, digits and signs by ordinary ones. */
function plain(text: string): string {
  return text.normalize('NFKC').replace(INVISIBLE, '').trim();
}

/** One line: tabs, line breaks and runs of blanks become one blank; invisible characters are removed. */
function tidyLine(text: string): string {
  return text.replace(/\s+/g, ' ').replace(INVISIBLE_IN_LINE, '').replace(/ {2,}/g, ' ').trim();
}

/** The ASCII form of an international domain; the text as it is where there is none. */
function asciiDomain(domain: string): string {
  // `URL` reads a domain of digits as a number, and needs no conversion for other ASCII.
  if (/^[\x21-\x7E]*$/.test(domain)) return domain.toLowerCase();
  // Some browsers percent-encode a blank in a host name, others refuse it.
  if (/\s/.test(domain)) return domain;
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return domain;
  }
}

/** An e-mail address with an ASCII domain in lower case, without blanks beside its @ and a full stop at its end. */
export function tidyEmail(text: string): string {
  const address = plain(text)
    .replace(/\s*@\s*/g, '@')
    .replace(/[.\u3002]+$/, '');
  const at = address.lastIndexOf('@');
  return at === -1 ? address : address.slice(0, at + 1) + asciiDomain(address.slice(at + 1));
}

/**
 * A phone number without spaces, hyphens and brackets, with `+` for `00`. A mobile number of mainland
 * China has no country code, every other number keeps what was typed.
 */
export function tidyPhone(text: string): string {
  return plain(text)
    .replace(/[\s\p{Pd}\u2212().]/gu, '')
    .replace(/^00/, '+')
    .replace(/^\+?86(?=1[3-9]\d{9}$)/, '');
}

/** A code without spaces and hyphens. */
function tidyCode(text: string): string {
  return plain(text).replace(/[\s\p{Pd}]/gu, '');
}

/** An identity number in capitals, without spaces, hyphens and brackets. */
export function tidyIdentity(text: string): string {
  return plain(text)
    .replace(/[\s\p{Pd}()]/gu, '')
    .toUpperCase();
}

/** The name that an account logs in with: an e-mail address or a phone number. */
function tidyLogin(text: string): string {
  return /[@＠]/.test(text) ? tidyEmail(text) : tidyPhone(text);
}

/** The normal form of each kind of text. Passwords and texts of several lines have none. */
export const NORMAL_FORMS = {
  email: tidyEmail,
  phone: tidyPhone,
  login: tidyLogin,
  code: tidyCode,
  identity: tidyIdentity,
  name: tidyLine,
  line: tidyLine,
} satisfies Record<string, (text: string) => string>;

export type TextKind = keyof typeof NORMAL_FORMS;

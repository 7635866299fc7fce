/** A `#` that a messenger or a mail filter has encoded or widened, in front of a path. */
const ENCODED_HASH = /(?:%23|%EF%BC%83|＃)(?=\/|%2F|$)/i;

/** Marks that messengers append to the hash. */
const APPENDED = /(?:#|%23(?=wechat_redirect|rd$)).*$/i;

/** Signs at the end of a sentence or a quotation that a link took along, and blanks. */
const TRAILING =
  /[\s\p{Cf}.,;:!?'"*()[\]{}<>|\u3000-\u303F\uFF00-\uFF0F\uFF1A-\uFF20\uFF3B-\uFF40\uFF5B-\uFF65“”‘’…—]+$/u;

/** A search parameter whose value ends as it was typed: a text, or one in quotes. */
const FREE_TEXT = /[?&](?:(?:keywords?|name|q|city)=|[^&=]+=(?:"|%22))[^&]*$/;

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** A text without the trailing signs, whether they are encoded or not. */
function trimmed(text: string): string {
  const plain = decoded(text);
  const rest = plain.replace(TRAILING, '');
  if (rest === plain) return text;
  const sign = decoded(text.slice(-1)) === plain.slice(-1);
  const cut = sign ? text.slice(0, -1) : text.replace(/(?:%[0-9A-F]{2})+$/i, '');
  return cut === text ? text : trimmed(cut);
}

/** The path and search behind the `#` as the site wrote them. */
function mendedHash(hash: string): string {
  let mended = hash.replace(APPENDED, '').replaceAll('&amp;', '&');
  if (!mended.includes('/') && /%2F/i.test(mended)) mended = decoded(mended);
  if (!mended.includes('?')) {
    const [path = '', search] = mended.split(/%3F(.*)/is, 2);
    if (search !== undefined)
      mended = `${path}?${search.replace(/%3D/gi, '=').replace(/%26/gi, '&')}`;
  }
  return FREE_TEXT.test(mended) ? mended : trimmed(mended);
}

/**
 * An address as the site wrote it, from one that a messenger, a mail filter or a sentence has bent: an
 * encoded `#` or `?`, a second `#…`, punctuation at the end. Other addresses stay as they are.
 */
export function mendAddress(href: string): string {
  const [front = '', hash = ''] = href.split(/#(.*)/s, 2);
  if (hash !== '') return `${front}#${mendedHash(hash)}`;
  const [before = '', encoded] = front.split(new RegExp(`${ENCODED_HASH.source}(.*)`, 'is'), 2);
  return encoded === undefined ? href : `${before}#${mendedHash(encoded)}`;
}

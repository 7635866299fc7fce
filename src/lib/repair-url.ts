/** A `#` before a path that a messenger or mail filter has encoded or made full-width. */
const ENCODED_HASH = /(?:%23|%EF%BC%83|＃)(?=\/|%2F|$)/i;

/** Suffixes that messengers append to the hash. */
const APPENDED = /(?:#|%23(?=wechat_redirect|rd$)).*$/i;

/** Trailing punctuation and whitespace that a link includes by mistake. */
const TRAILING =
  /[\s\p{Cf}.,;:!?'"*()[\]{}<>|\u3000-\u303F\uFF00-\uFF0F\uFF1A-\uFF20\uFF3B-\uFF40\uFF5B-\uFF65“”‘’…—]+$/u;

/** A trailing search parameter with free text, or with a quoted value. */
const FREE_TEXT = /[?&](?:(?:keywords?|name|q|city)=|[^&=]+=(?:"|%22))[^&]*$/;

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Removes trailing punctuation, encoded or not. */
function trimmed(text: string): string {
  const plain = decoded(text);
  const rest = plain.replace(TRAILING, '');
  if (rest === plain) return text;
  const sign = decoded(text.slice(-1)) === plain.slice(-1);
  const cut = sign ? text.slice(0, -1) : text.replace(/(?:%[0-9A-F]{2})+$/i, '');
  return cut === text ? text : trimmed(cut);
}

/** Repairs the path and search in a hash. */
function repairedHash(hash: string): string {
  let repaired = hash.replace(APPENDED, '').replaceAll('&amp;', '&');
  if (!repaired.includes('/') && /%2F/i.test(repaired)) repaired = decoded(repaired);
  if (!repaired.includes('?')) {
    const [path = '', search] = repaired.split(/%3F(.*)/is, 2);
    if (search !== undefined)
      repaired = `${path}?${search.replace(/%3D/gi, '=').replace(/%26/gi, '&')}`;
  }
  return FREE_TEXT.test(repaired) ? repaired : trimmed(repaired);
}

/**
 * Repairs a URL that a messenger, mail filter or sentence has changed: an encoded `#` or `?`, a
 * second `#…`, trailing punctuation. Returns other URLs unchanged.
 */
export function repairUrl(href: string): string {
  const [front = '', hash = ''] = href.split(/#(.*)/s, 2);
  if (hash !== '') return `${front}#${repairedHash(hash)}`;
  const [before = '', encoded] = front.split(new RegExp(`${ENCODED_HASH.source}(.*)`, 'is'), 2);
  return encoded === undefined ? href : `${before}#${repairedHash(encoded)}`;
}

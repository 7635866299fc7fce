import { SITE_PATH } from '@/lib/site-address';
import { requestContext } from './request-context';

// The generated client has this path too, but importing it would load the upload operations with
// every picture. A test compares both.

/** Access to a private file by URL: a ticket, or the token on servers without tickets. */
export type FileAccess = { ticket: string } | { token: string };

function publicUrl(id: string): string {
  return `${SITE_PATH}/api/sys/file/download/${encodeURIComponent(id)}`;
}

/** Returns the URL of a file; without an access, only public files load. */
export function fileUrl(id: string, access?: FileAccess): string {
  const query = access === undefined ? '' : `?${String(new URLSearchParams({ ...access }))}`;
  return publicUrl(id) + query;
}

/** `sizes` of a card's cover: three in a row, one on phones. */
const CARD_SIZES = '(max-width:640px) 100vw,400px';

/** `sizes` of a small card, which crops its cover to a strip beside the text on phones. */
export const SMALL_CARD_SIZES = `(max-width:480px) 260px,${CARD_SIZES}`;

/** `sizes` of a detail page's picture: a column beside the facts, the full width on phones. */
export const DETAIL_SIZES = '(max-width:1000px) 100vw,800px';

/** Widths of the scaled copies that the server offers (`width` of `downloadFile`). */
const WIDTHS = ['320', '640', '960', '1440'];

/**
 * Returns the `img` attributes of a public picture with its scaled copies.
 * @param sizes displayed width; defaults to that of a card
 */
export function pictureSource(
  id: string,
  sizes = CARD_SIZES,
): { sizes: string; src: string; srcSet: string } {
  const src = publicUrl(id);
  const copies = WIDTHS.map((width) => `${src}?width=${width} ${width}w`);
  // `sizes` comes first: browsers start loading when `src` is set.
  return { sizes, src, srcSet: copies.join() };
}

/**
 * Marks a placeholder that the first screen replaces by the picture
 * (`first-screen/fill-placeholders.ts`).
 * @param field field of the record with the picture's id
 * @param sizes displayed width; defaults to that of a card
 */
export function picturePlaceholder(
  field: 'bannerFileId' | 'coverFileId' | 'logoFileId',
  sizes?: string,
) {
  return { 'data-picture': field, ...(sizes !== undefined && { 'data-sizes': sizes }) };
}

/** Returns the request for a private file with the token in a header instead of the URL. */
export function ownFileRequest(id: string): { url: string; headers: Record<string, string> } {
  const token = requestContext().token();
  return { url: fileUrl(id), headers: { ...(token !== undefined && { token }) } };
}

import { SITE_PATH } from '@/lib/site-address';
import { requestContext } from './request-context';

// The generated client knows this address too, but names it beside the calls that upload: a page
// that shows a picture would load what sends one. A test holds both against each other.

/** What opens a private file by its address: a ticket or, on a server that knows none, the token. */
export type FileAccess = { ticket: string } | { token: string };

/** The address of a file that anybody may open. */
function publicUrl(id: string): string {
  return `${SITE_PATH}/api/sys/file/download/${encodeURIComponent(id)}`;
}

/** The address of a file, for pictures and players; without a pass only what is public opens. */
export function fileUrl(id: string, access?: FileAccess): string {
  const query = access === undefined ? '' : `?${String(new URLSearchParams({ ...access }))}`;
  return publicUrl(id) + query;
}

/** How wide a card's cover is: three in a row, on a phone one. */
const CARD_SIZES = '(max-width:640px) 100vw,400px';

/** A card that stands small on a phone: its picture is cut to a strip beside the words, as high as they are. */
export const SMALL_CARD_SIZES = `(max-width:480px) 260px,${CARD_SIZES}`;

/** How wide the picture of a page about one thing is: a column beside its facts, on a phone the page. */
export const DETAIL_SIZES = '(max-width:1000px) 100vw,800px';

/** Widths of the smaller copies that the server makes of pictures (`width` of `downloadFile`). */
const WIDTHS = ['320', '640', '960', '1440'];

/**
 * A public picture for `img`: the browser takes the copy that is as wide as it shows it.
 * @param sizes how wide that is; by default as on a card
 */
export function pictureSource(
  id: string,
  sizes = CARD_SIZES,
): { sizes: string; src: string; srcSet: string } {
  const src = publicUrl(id);
  const copies = WIDTHS.map((width) => `${src}?width=${width} ${width}w`);
  // How wide comes first: with an address a browser begins.
  return { sizes, src, srcSet: copies.join() };
}

/**
 * Marks a blank as the place of a picture, which stands there before the page's code
 * (`first-screen/fill-blanks.ts`).
 * @param field the field of the record that names the picture
 * @param sizes how wide it is; by default as on a card
 */
export function pictureBlank(field: 'bannerFileId' | 'coverFileId' | 'logoFileId', sizes?: string) {
  return { 'data-picture': field, ...(sizes !== undefined && { 'data-sizes': sizes }) };
}

/** How a private file is read by what can send headers: the token stands in no address. */
export function ownFileRequest(id: string): { url: string; headers: Record<string, string> } {
  const token = requestContext().token();
  return { url: fileUrl(id), headers: { ...(token !== undefined && { token }) } };
}

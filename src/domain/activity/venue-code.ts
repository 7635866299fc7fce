import { parseUrl } from '@/lib/parse-url';
import { parseSearch } from '@/lib/search-params';

/** What the QR code at a venue says. */
export interface VenueCode {
  code: string;
  /** The activity that it checks in to; absent where only the digits were shown. */
  activityId?: string;
}

const CODE = /^\d{6}$/;

/**
 * What the QR code at a venue says: the activity's mobile page with the code filled in, so that the
 * phone's own camera leads there, too.
 * @param site the site's address, without what follows the `#`
 */
export function venueAddress(site: string, { activityId, code }: Required<VenueCode>): string {
  const search = new URLSearchParams({ id: activityId, code }).toString();
  return `${site}#/h5/activity/details?${search}`;
}

/** The parameters of the page's address behind the `#`, of whichever site of this competition. */
function parametersOf(text: string): Record<string, string> {
  const { hash } = parseUrl(text) ?? {};
  const [path = '', search = ''] = hash?.split(/\?(.*)/s, 2) ?? [];
  return path.endsWith('/activity/details') ? parseSearch(search) : {};
}

/**
 * Reads what stands in a venue's QR code: the address of its activity with the check-in code, or
 * the digits alone. Undefined for anything else.
 */
export function venueCode(text: string): VenueCode | undefined {
  if (CODE.test(text)) return { code: text };
  const { id: activityId = '', code = '' } = parametersOf(text);
  return CODE.test(code) && activityId !== '' ? { code, activityId } : undefined;
}

import { parseUrl } from '@/lib/parse-url';
import { parseSearch } from '@/lib/search-params';

export interface VenueCode {
  code: string;
  /** Activity of the code; absent if the QR code has digits only. */
  activityId?: string;
}

const CODE = /^\d{6}$/;

/**
 * Returns the URL in a venue's QR code: the activity's mobile page with the code, so that camera
 * apps open it.
 * @param site the site's URL without its hash
 */
export function venueAddress(site: string, { activityId, code }: Required<VenueCode>): string {
  const search = new URLSearchParams({ id: activityId, code }).toString();
  return `${site}#/h5/activity/details?${search}`;
}

/** Returns the hash parameters of an activity page, on any domain of this site. */
function parametersOf(text: string): Record<string, string> {
  const { hash } = parseUrl(text) ?? {};
  const [path = '', search = ''] = hash?.split(/\?(.*)/s, 2) ?? [];
  return path.endsWith('/activity/details') ? parseSearch(search) : {};
}

/** Parses a venue's QR code: an activity's URL with a code, or digits; else undefined. */
export function venueCode(text: string): VenueCode | undefined {
  if (CODE.test(text)) return { code: text };
  const { id: activityId = '', code = '' } = parametersOf(text);
  return CODE.test(code) && activityId !== '' ? { code, activityId } : undefined;
}

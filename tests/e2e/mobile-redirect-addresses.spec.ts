import { test } from './fixtures.ts';
import { redirectsToMobile, PHONE } from './mobile-support.ts';

/** Requested addresses, and the addresses to which they redirect a phone. */
const REDIRECTS = [
  // The home page, if the mobile site has no page with this name.
  ['/', '#/h5/home'],
  ['/#/welcome', '#/h5/home'],
  ['/#/test', '#/h5/home'],
  ['/#/welcome?from=qr', '#/h5/home?from=qr'],
  // The same content with its parameters.
  ['/#/home', '#/h5/home'],
  ['/#/news?page=2', '#/h5/news?page=2'],
  ['/#/entries?domain=ai&page=2', '#/h5/entries?domain=ai&page=2'],
  ['/#/activity?kind=salon', '#/h5/activity?kind=salon'],
  ['/#/history', '#/h5/history'],
  ['/#/history/preview?id=match-2', '#/h5/history/preview?id=match-2'],
  ['/#/guide', '#/h5/guide'],
  ['/#/signup', '#/h5/signup'],
  ['/#/expert', '#/h5/expert'],
  ['/#/domain', '#/h5/domain'],
  // Parameters added by messengers before the `#` are kept.
  [
    '/?from=singlemessage&isappinstalled=0#/news?page=2',
    '?from=singlemessage&isappinstalled=0#/h5/news?page=2',
  ],
  ['/?from=timeline#/activity/details?id=a-1', '?from=timeline#/h5/activity/details?id=a-1'],
  ['/?fbclid=IwAR0_x-1#/h5/guide', '?fbclid=IwAR0_x-1#/h5/guide'],
  ['/?utm_source=a%26b', '?utm_source=a%26b#/h5/home'],
  // Addresses on the mobile site.
  ['/#/h5', '#/h5/home'],
  ['/#/h5/news?page=2', '#/h5/news?page=2'],
  ['/#/h5/activity/details?id=a-1&code=004217', '#/h5/activity/details?id=a-1&code=004217'],
] as const;

test.use(PHONE);

test.describe('a phone’s address', { tag: '@slow' }, () => {
  for (const [asked, expected] of REDIRECTS) redirectsToMobile(asked, expected);
});

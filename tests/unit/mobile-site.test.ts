import { describe, expect, it } from 'vitest';
import { isMobileDevice } from '@/lib/device';
import { desktopAddress, mobileAddress } from '@/lib/mobile-site';
import { isSiteAddress } from '../../scripts/vite/build-settings.ts';

const SAFARI = 'AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';
const CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0';

describe('a mobile device', () => {
  it.each([
    ['iPhone', true, `Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) ${SAFARI}`],
    [
      'Android phone',
      true,
      `Mozilla/5.0 (Linux; Android 15; Pixel 9) ${CHROME} Mobile Safari/537.36`,
    ],
    [
      'messenger on a phone',
      true,
      `Mozilla/5.0 (Linux; Android 14; V2309A) ${CHROME} Mobile Safari/537.36 MicroMessenger/8.0.50`,
    ],
    ['Android tablet', false, `Mozilla/5.0 (Linux; Android 15; SM-X710) ${CHROME} Safari/537.36`],
    ['iPad', false, `Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) ${SAFARI}`],
    ['desktop', false, `Mozilla/5.0 (X11; Linux x86_64) ${CHROME} Safari/537.36`],
    [
      'link preview with the user agent of a phone',
      false,
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 facebookexternalhit/1.1',
    ],
    [
      'search engine with the user agent of a phone',
      false,
      `Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X) ${CHROME} Mobile Safari/537.36 (compatible; Googlebot/2.1)`,
    ],
  ])('is detected from the user agent of %s: %s', (_, expected, userAgent) => {
    expect(isMobileDevice(userAgent)).toBe(expected);
  });
});

describe('the mobile address of a desktop page', () => {
  const paths = new Set(['/h5/home', '/h5/activity/details']);
  it.each([
    ['/home', '/h5/home'],
    ['/activity/details?id=3&from=qr', '/h5/activity/details?id=3&from=qr'],
    ['/welcome', '/h5/home'],
    ['/history?year=2025', '/h5/home?year=2025'],
  ])('%s → %s', (href, expected) => {
    expect(mobileAddress(href, paths)).toBe(expected);
  });

  it.each(['https://m.example.com', 'https://m.example.com/', 'https://m.example.com/#'])(
    'is on the configured mobile site: %s',
    (site) => {
      expect(mobileAddress('/home', paths, site)).toBe('https://m.example.com/#/h5/home');
    },
  );
});

it.each([
  ['/h5/home', '/home'],
  ['/h5', '/home'],
  ['/h5/news?page=2', '/news?page=2'],
  ['/h5/activity/details?id=3', '/activity/details?id=3'],
])('the desktop address of %s is %s', (href, expected) => {
  expect(desktopAddress(href)).toBe(expected);
});

describe('the address of an external mobile site', () => {
  it.each([
    ['https://m.example.com', true],
    ['http://m.example.com/h5/#/', true],
    ['m.example.com', false],
    ['javascript:alert(1)', false],
    ['https://user:secret@m.example.com', false],
    ['https://m.example.com/?x=1', false],
  ])('%s is valid: %s', (text, expected) => {
    expect(isSiteAddress(text)).toBe(expected);
  });
});

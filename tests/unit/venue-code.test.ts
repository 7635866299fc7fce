import { expect, it } from 'vitest';
import { venueAddress, venueCode } from '@/domain/activity/venue-code';

it.each([
  [
    'https://a.example/#/h5/activity/details?id=a-1&code=004217',
    { activityId: 'a-1', code: '004217' },
  ],
  [
    'https://a.example/x/?from=qr#/activity/details?code=123456&id=7',
    { activityId: '7', code: '123456' },
  ],
  [
    'https://a.example/#/activity/details?id=%227%22&code=%22123456%22',
    { activityId: '7', code: '123456' },
  ],
  ['004217', { code: '004217' }],
  ['https://a.example/#/h5/activity/details?id=a-1', undefined],
  ['https://a.example/#/h5/activity/details?id=a-1&code=12', undefined],
  ['https://a.example/#/h5/news/preview?id=a-1&code=123456', undefined],
  ['https://a.example/?id=a-1&code=123456', undefined],
  ['https://a.example/#/activity/details?id=a-1&code=12345', undefined],
  ['12345', undefined],
  ['1234567', undefined],
  ['123456789012', undefined],
  ['', undefined],
  ['WIFI:S:guest;;', undefined],
])('a QR code with “%s” checks in with %j', (text, expected) => {
  expect(venueCode(text)).toEqual(expected);
});

it('the code shown at the venue can be read', () => {
  const shown = { activityId: 'a b&c', code: '004217' };
  expect(venueCode(venueAddress('https://a.example/?from=x', shown))).toEqual(shown);
});

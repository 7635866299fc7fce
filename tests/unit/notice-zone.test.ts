import { expect, it } from 'vitest';
import { noticeParts } from '../../server/notices/notice-parts.ts';

const TIME = '2026-11-30T23:59:00+08:00';

it.each([
  ['zh-CN', '延长至 {time}（北京时间）', '北京时间'],
  ['zh-CN', '延长至北京时间{time}', '北京时间'],
  ['zh-HK', '延長至 {time}（北京時間）', '北京時間'],
  ['en-US', 'until {time} (Beijing time).', 'Beijing time'],
  ['en-US', 'until {time} Beijing time.', 'Beijing time'],
  ['en-US', 'until {time}.', 'Beijing time'],
] as const)('a notice names the time zone once in %s: %s', (language, text, zone) => {
  const texts = { CN: text, US: text, HK: text };
  const { text: written } = noticeParts({
    event: 'signUpExtended',
    values: { time: TIME },
    written: { subject: texts, text: texts },
    language,
  });
  expect(written.split(zone)).toHaveLength(2);
  expect(written).not.toContain('{time}');
});

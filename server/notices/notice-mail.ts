import { message } from '../base/messages.ts';
import type { Mail, Sms } from './messages.ts';
import { noticeLink, noticeParts, type NoticeContent } from './notice-parts.ts';
import { timeIn } from './notice-time.ts';

interface Composed extends NoticeContent {
  /** Name of the site, in that language. */
  system: string;
  /** The origin that visitors know the site by; absent: the notice has no link. */
  publicUrl: string | undefined;
}

/** Writes the mail of a notice, in its reader's language. */
export function noticeMail({ system, publicUrl, ...content }: Composed): Omit<Mail, 'to'> {
  const { subject, text } = noticeParts(content);
  const address = noticeLink(content, publicUrl);
  const link = address === undefined ? '' : `\n${address}\n`;
  return { subject, text: message(content.language, 'noticeFrame', { text, link, system }) };
}

/** Characters of a subject that an SMS has room for. */
const MAX_SMS_SUBJECT = 60;

/** Writes the SMS of a notice: its subject, the time that it names, and a link to the rest. */
export function noticeSms({ system, publicUrl, ...content }: Composed): Omit<Sms, 'to'> {
  const { language, values } = content;
  const graphemes = new Intl.Segmenter(language).segment(noticeParts(content).subject);
  const letters = Array.from(graphemes, ({ segment }) => segment);
  const isLong = letters.length > MAX_SMS_SUBJECT;
  const subject = isLong ? `${letters.slice(0, MAX_SMS_SUBJECT - 1).join('')}…` : letters.join('');
  const { time } = values;
  const parts =
    typeof time === 'string'
      ? [subject, timeIn(content.event, time, language, 'short')]
      : [subject];
  const text = parts.join(language === 'en-US' ? ', ' : '，');
  const link = noticeLink(content, publicUrl);
  const details = link === undefined ? '' : message(language, 'noticeSmsLink', { link });
  return { text: message(language, 'noticeSms', { system, text }) + details };
}

import { message } from '../base/messages.ts';
import type { Mail, Sms } from './messages.ts';
import { noticeLink, noticeParts, type NoticeContent } from './notice-parts.ts';
import { timeIn } from './notice-time.ts';

interface Composed extends NoticeContent {
  /** Name of the site in the reader's language. */
  system: string;
  /** Public URL of the site; without it the notice has no link. */
  publicUrl: string | undefined;
}

/** Formats a notice as a mail in its reader's language. */
export function noticeMail({ system, publicUrl, ...content }: Composed): Omit<Mail, 'to'> {
  const { subject, text } = noticeParts(content);
  const address = noticeLink(content, publicUrl);
  const link = address === undefined ? '' : `\n${address}\n`;
  return { subject, text: message(content.language, 'noticeFrame', { text, link, system }) };
}

/** Maximum length of the subject in an SMS. */
const MAX_SMS_SUBJECT = 60;

/** Formats a notice as an SMS: subject, time and link. */
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

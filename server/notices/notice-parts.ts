import type { NoticeValues } from '../database/schema/notice.ts';
import { textFor } from '../localized/localized.ts';
import type { Language } from '../base/messages.ts';
import { EVENTS, type NoticeEvent } from './events.ts';
import { timeIn } from './notice-time.ts';
import { partIn } from './template-present.ts';
import type { NoticeTexts } from './template-rules.ts';

/** Language codes of the interface, for links. */
export const LANGUAGE_NAMES: Record<Language, string> = {
  'zh-CN': 'CN',
  'en-US': 'US',
  'zh-HK': 'HK',
};

/** A queued notice and its texts. */
export interface NoticeContent {
  event: NoticeEvent;
  values: NoticeValues;
  /** Texts by staff that replace the built-in ones. */
  written: NoticeTexts | undefined;
  language: Language;
}

/** Returns subject (one line) and text of a notice, without additions of the channel. */
export function noticeParts(content: NoticeContent): { subject: string; text: string } {
  const { language } = content;
  const values: Record<string, string> = {};
  for (const [name, value] of Object.entries(content.values)) {
    const text = typeof value === 'string' ? value : textFor(value, language);
    values[name] = name === 'time' ? timeIn(content.event, text, language) : text;
  }
  const part = (name: keyof NoticeTexts) => partIn(name, { ...content, values });
  return { subject: part('subject').replace(/\s+/g, ' '), text: part('text') };
}

/** Returns the path of the page that a notice refers to. */
export function noticePath({ event, values }: Pick<NoticeContent, 'event' | 'values'>): string {
  const { id } = values;
  return EVENTS[event].replace('{id}', encodeURIComponent(typeof id === 'string' ? id : ''));
}

/** Returns the URL of the page that a notice refers to; undefined without a public URL. */
export function noticeLink(
  content: NoticeContent,
  publicUrl: string | undefined,
): string | undefined {
  if (publicUrl === undefined) return undefined;
  const language = LANGUAGE_NAMES[content.language];
  return `${publicUrl.replace(/\/$/, '')}/?lang=${language}#${noticePath(content)}`;
}

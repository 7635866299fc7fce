import type { NoticeValues } from '../database/schema/notice.ts';
import { textFor } from '../localized/localized.ts';
import type { Language } from '../base/messages.ts';
import { EVENTS, type NoticeEvent } from './events.ts';
import { timeIn } from './notice-time.ts';
import { partIn } from './template-present.ts';
import type { NoticeTexts } from './template-rules.ts';

/** The interface's names of the languages, which a link may carry. */
export const LANGUAGE_NAMES: Record<Language, string> = {
  'zh-CN': 'CN',
  'en-US': 'US',
  'zh-HK': 'HK',
};

/** A notice as it was queued, and the texts that it is written with. */
export interface NoticeContent {
  event: NoticeEvent;
  values: NoticeValues;
  /** Texts of staff that replace the built-in ones. */
  written: NoticeTexts | undefined;
  language: Language;
}

/** Subject and text of a notice, without what a channel adds. The subject is one line. */
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

/** The page of the site that a notice is about. */
export function noticePath({ event, values }: Pick<NoticeContent, 'event' | 'values'>): string {
  const { id } = values;
  return EVENTS[event].replace('{id}', encodeURIComponent(typeof id === 'string' ? id : ''));
}

/** The address of that page; undefined where nobody has configured the site's own. */
export function noticeLink(
  content: NoticeContent,
  publicUrl: string | undefined,
): string | undefined {
  if (publicUrl === undefined) return undefined;
  const language = LANGUAGE_NAMES[content.language];
  return `${publicUrl.replace(/\/$/, '')}/?lang=${language}#${noticePath(content)}`;
}

import { activityTexts } from './messages/activity.ts';
import { certificateTexts } from './messages/certificate.ts';
import { commonTexts } from './messages/common.ts';
import { entryTexts } from './messages/entry.ts';
import { exportTexts } from './messages/export.ts';
import { fileTexts } from './messages/file.ts';
import { importTexts } from './messages/import.ts';
import { judgingTexts } from './messages/judging.ts';
import { noticeTexts } from './messages/notice.ts';
import { referenceTexts } from './messages/reference.ts';
import { secondFactorTexts } from './messages/second-factor.ts';
import { sessionTexts } from './messages/session.ts';
import { siteTexts } from './messages/site.ts';
import { staffTexts } from './messages/staff.ts';
import { systemUserTexts } from './messages/system-user.ts';

/** Languages of the server's messages; the first is the default. */
export const LANGUAGES = ['zh-CN', 'en-US', 'zh-HK'] as const;
export type Language = (typeof LANGUAGES)[number];

const MESSAGES = {
  ...commonTexts,
  ...sessionTexts,
  ...secondFactorTexts,
  ...activityTexts,
  ...referenceTexts,
  ...systemUserTexts,
  ...fileTexts,
  ...entryTexts,
  ...noticeTexts,
  ...siteTexts,
  ...staffTexts,
  ...judgingTexts,
  ...certificateTexts,
  ...exportTexts,
  ...importTexts,
};

export type MessageId = keyof typeof MESSAGES;

/** Returns a message, with `values` in place of its `{name}` placeholders. */
export function message(
  language: Language,
  id: MessageId,
  values: Record<string, string | number> = {},
): string {
  return fillPlaceholders(rawMessage(language, id), values);
}

/** Returns a message in all languages of the site, without filling its placeholders. */
export function messageTexts(id: MessageId): { CN: string; US: string; HK: string } {
  return { CN: rawMessage('zh-CN', id), US: rawMessage('en-US', id), HK: rawMessage('zh-HK', id) };
}

/** Returns a message without filling its `{name}` placeholders. */
export function rawMessage(language: Language, id: MessageId): string {
  return MESSAGES[id][LANGUAGES.indexOf(language)] ?? MESSAGES[id][0];
}

const PLACEHOLDER = /\{(\w+)\}/g;

/** Fills the `{name}` placeholders of a text; keeps placeholders without a value. */
export function fillPlaceholders(text: string, values: Record<string, string | number>): string {
  return text.replace(PLACEHOLDER, (placeholder, name: string) =>
    String(values[name] ?? placeholder),
  );
}

/** Returns the names of a text's placeholders. */
export function placeholdersIn(text: string): string[] {
  return [...text.matchAll(PLACEHOLDER)].flatMap(([, name]) => name ?? []);
}

function languageOf(tag: string): Language | undefined {
  const lower = tag.toLowerCase();
  if (/^zh-(hk|tw|mo|hant)/.test(lower)) return 'zh-HK';
  if (/^zh\b/.test(lower)) return 'zh-CN';
  if (/^en\b/.test(lower)) return 'en-US';
  return undefined;
}

/** Returns the preferred supported language of an `Accept-Language` header, by default Chinese. */
export function acceptedLanguage(header: string | undefined): Language {
  const wishes = (header ?? '').split(',').map((part) => {
    const [tag = '', ...parameters] = part.trim().split(';');
    const weight = parameters.map((p) => /^\s*q=([\d.]+)/.exec(p)?.[1]).find(Boolean);
    return { language: languageOf(tag), weight: Number(weight ?? 1) };
  });
  const known = wishes.filter((wish) => wish.language !== undefined && wish.weight > 0);
  known.sort((a, b) => b.weight - a.weight);
  return known[0]?.language ?? 'zh-CN';
}

import { inArray } from 'drizzle-orm';
import { endWallClock, wallClock } from '../../../openapi/event-clock.ts';
import type { Database } from '../../database/open.ts';
import { cities, dictionaryEntries, domains } from '../../database/schema.ts';
import { textFor, type LocalizedText } from '../../localized/localized.ts';
import { message, type Language, type MessageId } from '../../base/messages.ts';

/** A value of a table; numbers can be added up there. */
export type Cell = string | number;

/** How values are written in the language of who reads the table. */
export interface CellText {
  /** The name of a city, a domain or a value of a dictionary; a code that nobody named as it is. */
  name: (type: CodeType, code: string | number | undefined) => string;
  text: (text: LocalizedText) => string;
  message: (id: MessageId) => string;
  yesOrNo: (is: boolean) => string;
  /** A time, as clocks of the competition show it. */
  time: (at: string | undefined) => string;
  /** The end of a period; midnight is 24:00 of the day that it ends. */
  end: (at: string) => string;
}

const DICTIONARIES = [
  'projectStage',
  'projectStatus',
  'expertStatus',
  'activityKind',
  'organisationKind',
] as const;
export type CodeType = 'city' | 'domain' | (typeof DICTIONARIES)[number];

/** Reads the names of all codes once for a table. */
export async function cellText(db: Database, language: Language): Promise<CellText> {
  const entries = await db
    .select()
    .from(dictionaryEntries)
    .where(inArray(dictionaryEntries.dictType, [...DICTIONARIES]));
  const names = new Map<string, string>([
    ...(await db.select().from(cities)).map(
      ({ code, name }) => [`city ${code}`, textFor(name, language)] as const,
    ),
    ...(await db.select().from(domains)).map(
      ({ code, name }) => [`domain ${code}`, textFor(name, language)] as const,
    ),
    ...entries.map(
      ({ dictType, value, labels }) => [`${dictType} ${value}`, textFor(labels, language)] as const,
    ),
  ]);
  const say = (id: MessageId) => message(language, id);
  return {
    name: (type, code = '') => names.get(`${type} ${String(code)}`) ?? String(code),
    text: (text) => textFor(text, language),
    message: say,
    yesOrNo: (is) => say(is ? 'valueYes' : 'valueNo'),
    time: (at) => (at === undefined ? '' : wallClock(Date.parse(at)).replace('T', ' ')),
    end: (at) => endWallClock(Date.parse(at)).replace('T', ' '),
  };
}

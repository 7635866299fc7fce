import { inArray } from 'drizzle-orm';
import { endWallClock, wallClock } from '../../../openapi/event-clock.ts';
import type { Database } from '../../database/open.ts';
import { cities, dictionaryEntries, domains } from '../../database/schema.ts';
import type { Schemas } from '../../http/types.ts';
import { textFor, type LocalizedText } from '../../localized/localized.ts';
import { message, type Language, type MessageId } from '../../base/messages.ts';

/** A cell of a table; numbers stay numeric. */
export type Cell = string | number;

/** Formats values in the reader's language. */
export interface CellText {
  /** Name of a city, a track or a value of a dictionary; for an unknown code, the code. */
  name: (type: CodeType, code: string | number | undefined) => string;
  /** Name of a decision or a published result. */
  result: (status: Schemas['ProjectStatus'], finalist?: boolean) => string;
  text: (text: LocalizedText) => string;
  message: (id: MessageId) => string;
  yesOrNo: (is: boolean) => string;
  /** Time on the competition's clock. */
  time: (at: string | undefined) => string;
  /** End of a period; midnight is 24:00 of the last day. */
  end: (at: string) => string;
}

const DICTIONARIES = [
  'projectStage',
  'projectStatus',
  'expertStatus',
  'activityKind',
  'organisationKind',
] as const;
export type CodeType = 'city' | 'track' | (typeof DICTIONARIES)[number];

/** Loads the names of all codes for a table. */
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
      ({ code, name }) => [`track ${code}`, textFor(name, language)] as const,
    ),
    ...entries.map(
      ({ dictType, value, labels }) => [`${dictType} ${value}`, textFor(labels, language)] as const,
    ),
  ]);
  const text = (id: MessageId) => message(language, id);
  const name: CellText['name'] = (type, code = '') =>
    names.get(`${type} ${String(code)}`) ?? String(code);
  return {
    name,
    result: (status, finalist = false) =>
      finalist ? text('valueFinalist') : name('projectStatus', status),
    text: (text) => textFor(text, language),
    message: text,
    yesOrNo: (is) => text(is ? 'valueYes' : 'valueNo'),
    time: (at) => (at === undefined ? '' : wallClock(Date.parse(at)).replace('T', ' ')),
    end: (at) => endWallClock(Date.parse(at)).replace('T', ' '),
  };
}

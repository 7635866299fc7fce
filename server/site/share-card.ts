import { and, eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Database } from '../database/open.ts';
import { activities, files } from '../database/schema.ts';
import { activitySummary } from '../activity/present.ts';
import { acceptedLanguage, message, type Language } from '../base/messages.ts';

/** What a messenger shows of a link. */
export interface ShareCard {
  title: string;
  description: string;
  /** BCP 47, as the texts around the content are. */
  language: Language;
  /** The id of a picture that anybody may read; absent: the site's own card. */
  pictureId: string | undefined;
}

/** Finds the card of what a link leads to; undefined: the site's own. */
export type CardFinder = (request: FastifyRequest) => Promise<ShareCard | undefined>;

/** The parameter before the `#` that names the activity of a link; `src/api/share-url.ts` writes it. */
const PARAMETER = 'activity';

const ID = /^[\w-]{1,64}$/;

/** The interface's names of the languages (product decisions, "Languages"). */
const NAMES: Record<string, Language> = { CN: 'zh-CN', US: 'en-US', HK: 'zh-HK' };

/** Messengers draw no others: an SVG shows as nothing. */
const PICTURES = ['image/png', 'image/jpeg', 'image/webp', 'image/gif'];

function parameter({ query }: FastifyRequest, name: string): string {
  const value: unknown = Object.entries(query ?? {}).find(([key]) => key === name)?.[1];
  return typeof value === 'string' ? value : '';
}

/** The language that a link names, else the one that its reader asks for. */
export function languageOfLink(request: FastifyRequest): Language {
  const asked = NAMES[parameter(request, 'lang')];
  return asked ?? acceptedLanguage(request.headers['accept-language']);
}

function beijingFormat(language: 'zh-CN' | 'en-US'): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(language, {
    timeZone: 'Asia/Shanghai',
    hourCycle: 'h23',
    hour: '2-digit',
    minute: '2-digit',
    year: language === 'zh-CN' ? 'numeric' : '2-digit',
    month: 'numeric',
    day: 'numeric',
  });
}

/** Made once: that takes longer than all else of a card. */
const CHINESE = beijingFormat('zh-CN');
const OTHERS = beijingFormat('en-US');

/** A moment by the clock of Beijing, in the form that the site has for dates. */
function beijingTime(moment: Date, language: Language): string {
  return (language === 'zh-CN' ? CHINESE : OTHERS).format(moment);
}

/**
 * The card of what a link leads to, by what stands before its `#`: what follows that is never sent
 * to a server. Undefined for a link of the site in general, and for an activity that isn't public.
 */
export function shareCards(db: Database): CardFinder {
  /** Cards that are being read: of a link that many follow at once, one. */
  const reading = new Map<string, Promise<ShareCard | undefined>>();

  async function read(id: string, language: Language): Promise<ShareCard | undefined> {
    const [row] = await db
      .select({ activity: activities, picture: files })
      .from(activities)
      .leftJoin(files, and(eq(files.id, activities.coverFileId), eq(files.public, true)))
      .where(and(eq(activities.id, id), eq(activities.published, true)));
    if (row === undefined) return undefined;
    const { start, cancelReason } = row.activity;
    const { title, city, address } = activitySummary(row.activity, start, language);
    const values = { start: beijingTime(start, language), city, address };
    return {
      title,
      language,
      description: message(language, 'activityCard', values),
      ...(cancelReason !== null && { description: message(language, 'activityCancelled') }),
      pictureId: PICTURES.includes(row.picture?.mime ?? '') ? row.picture?.id : undefined,
    };
  }

  return async (request) => {
    const id = parameter(request, PARAMETER);
    if (!ID.test(id)) return undefined;
    const language = languageOfLink(request);
    const key = `${language} ${id}`;
    const card =
      reading.get(key) ??
      read(id, language).finally(() => {
        reading.delete(key);
      });
    reading.set(key, card);
    return await card;
  };
}

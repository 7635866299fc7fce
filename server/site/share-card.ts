import { and, eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Database } from '../database/open.ts';
import { activities, files } from '../database/schema.ts';
import { activitySummary } from '../activity/present.ts';
import { acceptedLanguage, message, type Language } from '../base/messages.ts';

/** Preview of a link in messengers. */
export interface ShareCard {
  title: string;
  description: string;
  /** BCP 47 tag of the card's texts. */
  language: Language;
  /** Id of a public picture; absent: the site's picture. */
  pictureId: string | undefined;
}

/** Finds the card of a link's target; if undefined, the site's card applies. */
export type CardFinder = (request: FastifyRequest) => Promise<ShareCard | undefined>;

/** Query parameter that identifies the activity; `src/api/share-url.ts` adds it to links. */
const PARAMETER = 'activity';

const ID = /^[\w-]{1,64}$/;

/** Language codes of the interface (product decisions, "Languages"). */
const NAMES: Record<string, Language> = { CN: 'zh-CN', US: 'en-US', HK: 'zh-HK' };

/** Types that messengers display; SVG is not among them. */
const PICTURES = ['image/png', 'image/jpeg', 'image/webp', 'image/gif'];

function parameter({ query }: FastifyRequest, name: string): string {
  const value: unknown = Object.entries(query ?? {}).find(([key]) => key === name)?.[1];
  return typeof value === 'string' ? value : '';
}

/** Returns the language of a link, otherwise the reader's preferred language. */
export function languageOfLink(request: FastifyRequest): Language {
  const chosen = NAMES[parameter(request, 'lang')];
  return chosen ?? acceptedLanguage(request.headers['accept-language']);
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

/** Cached, because creating a formatter is slow. */
const CHINESE = beijingFormat('zh-CN');
const OTHERS = beijingFormat('en-US');

/** Formats a time in Beijing like other dates of the site. */
function beijingTime(moment: Date, language: Language): string {
  return (language === 'zh-CN' ? CHINESE : OTHERS).format(moment);
}

/**
 * Returns a finder that identifies the target by the query, because browsers never send the part of a URL
 * after `#`. It returns undefined for other links and for activities that are not public.
 */
export function shareCards(db: Database): CardFinder {
  /** Running reads, shared by concurrent requests for a link. */
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

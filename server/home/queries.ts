import { asc, eq } from 'drizzle-orm';
import { activityRows, inState } from '../activity/queries.ts';
import type { ActivityRow } from '../activity/rules.ts';
import type { Database } from '../database/open.ts';
import { domains, highlights, stories } from '../database/schema.ts';
import { newestNews } from '../content/news/queries.ts';
import { cityNames, partnerRows } from '../competition/edition/queries.ts';

const ON_HOME = 6;
const EXPRESS_ON_HOME = 5;

/** Returns activities with open sign-up, then those with upcoming sign-up. */
async function joinableActivities(db: Database, at: Date): Promise<ActivityRow[]> {
  const open = await activityRows(db, at, { where: inState('open', at), limit: ON_HOME });
  const later = await activityRows(db, at, {
    where: inState('upcoming', at),
    limit: ON_HOME - open.length,
  });
  return [...open, ...later];
}

/** Returns the rows of the home page except editions. */
export async function homeRows(db: Database, at: Date) {
  return {
    express: await newestNews(db, 'express', { limit: EXPRESS_ON_HOME, now: at }),
    news: await newestNews(db, 'news', { limit: ON_HOME, now: at }),
    activities: await joinableActivities(db, at),
    stories: await db
      .select({ story: stories, track: domains.name })
      .from(stories)
      .innerJoin(domains, eq(domains.code, stories.domain))
      .orderBy(asc(stories.position))
      .limit(ON_HOME),
    highlights: await db.select().from(highlights).orderBy(asc(highlights.position)),
    partners: await partnerRows(db),
    cityNames: await cityNames(db),
  };
}

export type HomeRows = Awaited<ReturnType<typeof homeRows>>;

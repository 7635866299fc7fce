import { activityFiles, demoActivities } from './activities.ts';
import { coverFile } from './cover-file.ts';
import { galleryFiles } from './match-results.ts';
import { demoMatches } from './matches.ts';
import { demoNews, newsFiles } from './news.ts';
import { demoOrganisations, organisationFiles } from './organisations.ts';
import { demoCompanies, demoConfigs, demoLinks, demoMenu } from './site.ts';
import { demoStories, storyFiles } from './stories.ts';
import type { DemoContent } from './types.ts';
import { demoUsers } from './users.ts';
import { demoVideos, videoFiles } from './videos.ts';

/**
 * Everything that a fresh embedded database shows: accounts, editions, news, activities and
 * their pictures. Ids and texts are the same every time; dates lie around `now`.
 */
export function demoContent(now: Date): DemoContent {
  return {
    ...demoUsers(),
    matches: demoMatches(now),
    news: [...demoNews(now), ...demoVideos(now)],
    activities: demoActivities(now),
    organisations: demoOrganisations,
    companies: demoCompanies,
    links: demoLinks,
    configs: demoConfigs,
    menu: demoMenu,
    stories: demoStories,
    files: [
      coverFile('banner-match-3', ['rocket', 'navy']),
      coverFile('banner-match-2', ['orbit', 'violet']),
      coverFile('banner-match-1', ['skyline', 'dusk']),
      ...newsFiles(),
      ...videoFiles(),
      ...activityFiles(),
      ...organisationFiles(),
      ...storyFiles(),
      ...galleryFiles(),
    ],
  };
}

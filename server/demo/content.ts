import { activityFiles, demoActivities } from './activities.ts';
import { coverFile } from './cover-file.ts';
import { demoEntries, entryFiles } from './entries.ts';
import { demoExperts } from './experts.ts';
import { galleryFiles } from './edition-results.ts';
import { demoHighlights } from './highlights.ts';
import { demoLegalTexts } from './legal-texts.ts';
import { demoEditions } from './editions.ts';
import { demoNews, newsFiles } from './news.ts';
import { portraitFiles } from './portraits.ts';
import { demoOrganisations, organisationFiles } from './organisations.ts';
import {
  demoCompanies,
  demoConfigs,
  demoIdentity,
  demoLinks,
  demoMenu,
  siteFiles,
} from './site.ts';
import { qrFiles } from './qr-codes.ts';
import { demoStories, storyFiles } from './stories.ts';
import { demoTemplates, templateFiles } from './templates.ts';
import { demoTrackEntries, demoTracks } from './tracks.ts';
import type { DemoContent } from './types.ts';
import { demoUsers } from './users.ts';
import { demoVideos, videoFiles } from './videos.ts';

/** Returns the attendees, who own the entries and registrations and can't log in. */
function attendeesOf({ users, attendeeIds }: Pick<DemoContent, 'users' | 'attendeeIds'>) {
  return users.filter(({ id }) => attendeeIds.includes(id));
}

/**
 * Returns all demo content: accounts, editions, news, activities and their pictures. Ids and texts are
 * constant; dates are relative to `now`.
 */
export function demoContent(now: Date): DemoContent {
  const people = demoUsers();
  return {
    ...people,
    tracks: demoTracks,
    trackEntries: demoTrackEntries,
    editions: demoEditions(now),
    news: [...demoNews(now), ...demoVideos(now)],
    activities: demoActivities(now),
    organisations: demoOrganisations,
    highlights: demoHighlights,
    companies: demoCompanies,
    links: demoLinks,
    templates: demoTemplates,
    identity: demoIdentity,
    legalTexts: demoLegalTexts(),
    configs: demoConfigs,
    menu: demoMenu,
    stories: demoStories,
    entries: demoEntries(now, attendeesOf(people)),
    experts: demoExperts(now, attendeesOf(people)),
    files: [
      coverFile('banner-match-3', ['auditorium', 'navy']),
      coverFile('banner-match-2', ['award', 'violet']),
      coverFile('banner-match-1', ['bay', 'dusk']),
      ...newsFiles(),
      ...videoFiles(),
      ...activityFiles(),
      ...organisationFiles(),
      ...storyFiles(),
      ...entryFiles(),
      ...siteFiles(),
      ...qrFiles(),
      ...templateFiles(),
      ...galleryFiles(),
      ...portraitFiles(),
    ],
  };
}

import type { IdentityBody } from '../localized/site-identity.ts';
import type { DictionaryRow, TrackRow } from '../content/reference/data/rows.ts';
import type { Schemas } from '../http/types.ts';
import type { LocalizedText } from '../localized/localized.ts';
import type { DemoEdition } from './edition-types.ts';

/** Types of the demo content: plain records that the seeder converts to rows. Ids are stable. */

export interface DemoUser {
  id: string;
  phone: string;
  email: string;
  /** Plain text, hashed by the seeder; null for users who can't log in. */
  password: string | null;
  firstName: string;
  lastName: string;
  chineseName: string;
  permissions: string[];
  roles: string[];
  /** Age of the account in days. */
  daysAgo: number;
  /** Only for staff. */
  adUser?: string;
  userCode?: string;
  disabled?: boolean;
  avatarFileId?: string;
}

/** A text as entered by staff; the seeder converts it to Traditional Chinese. */
export interface DemoText {
  CN: string;
  US: string;
}

export interface DemoNews {
  id: string;
  kind: 'news' | 'express' | 'video';
  matchInfoId: string;
  title: DemoText;
  source: DemoText;
  publishDate: string;
  coverFileId: string;
  videoFileId?: string;
  captionFileId?: string;
  summary: DemoText;
  /** Rich text (HTML). */
  content: DemoText;
  browseNumber: number;
}

export interface DemoActivity {
  id: string;
  matchInfoId: string;
  kind: 'roadshow' | 'training' | 'salon' | 'final';
  title: DemoText;
  coverFileId: string;
  start: string;
  end: string;
  signUpStart: string;
  signUpEnd: string;
  city: DemoText;
  address: DemoText;
  capacity: number;
  /** Number of taken seats; the seeder creates sign-ups for the first `attendeeIds`. */
  attendees: number;
  browseNumber: number;
  /** Rich text (HTML). */
  description: DemoText;
  contact: string;
  checkInCode: string;
}

export type DemoOrganisation = Schemas['StaffOrganisation'] & { id: string };

export type DemoCompany = Schemas['StaffCompany'] & { id: string };

export type DemoLink = Schemas['StaffLink'] & { id: string };

export interface DemoMenuItem {
  id: string;
  name: string;
  routerName: string;
  /** Only for external links. */
  path?: string;
  permission?: string;
  order: number;
}

export type DemoTemplate = Schemas['StaffTemplate'] & { id: string };
export type DemoHighlight = Schemas['StaffHighlight'] & { id: string };
export type DemoStory = Schemas['StaffStory'] & { id: string };

interface DemoPicture {
  id: string;
  name: string;
  mime: 'image/svg+xml';
  svg: string;
}

interface DemoMedia {
  id: string;
  name: string;
  mime:
    | 'video/webm'
    | 'text/vtt'
    | 'image/jpeg'
    | 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
  bytes: Buffer;
}

export type DemoFile = DemoPicture | DemoMedia;

export interface DemoEntry {
  id: string;
  matchId: string;
  userId: string;
  status: Schemas['ProjectStatus'];
  name: string;
  domain: string;
  city: string;
  stage: Schemas['ProjectStage'];
  summary: string;
  englishName: string | undefined;
  englishSummary: string | undefined;
  description: string;
  team: Schemas['MyProjectTeam'];
  members: Schemas['MyProjectMember'][];
  company: Schemas['MyProjectCompany'];
  logoFileId: string;
  /** Public pictures. */
  pictures: string[];
  award: { prizeId: string; name: string; amount: number } | undefined;
  /** Rank among the winners of its edition. */
  rank: number | null;
  submitted: string;
  /** Time when staff started the review, if they have. */
  reviewed: string | undefined;
  /** Time of the decision. */
  decided: string | undefined;
}

export interface DemoExpert {
  id: string;
  userId: string;
  status: Schemas['ExpertStatus'];
  name: string;
  gender: Schemas['Gender'];
  mobile: string;
  email: string;
  organisation: string;
  jobTitle: string;
  domains: string[];
  /** Years. */
  experience: number;
  avatarFileId: string;
  bio: string;
  submitted: string;
}

export interface DemoContent {
  users: DemoUser[];
  /** Users without a password, in the order in which they take seats. */
  attendeeIds: string[];
  tracks: TrackRow[];
  /** Dictionary entries of the tracks. */
  trackEntries: DictionaryRow[];
  editions: DemoEdition[];
  news: DemoNews[];
  activities: DemoActivity[];
  organisations: DemoOrganisation[];
  highlights: DemoHighlight[];
  companies: DemoCompany[];
  links: DemoLink[];
  templates: DemoTemplate[];
  /** As entered by staff. */
  identity: IdentityBody;
  legalTexts: Record<Schemas['LegalKind'], LocalizedText>;
  configs: { key: string; content: string }[];
  menu: DemoMenuItem[];
  stories: DemoStory[];
  entries: DemoEntry[];
  experts: DemoExpert[];
  files: DemoFile[];
}

import type { Schemas } from '../http/types.ts';
import type { LocalizedText } from '../localized/localized.ts';

export interface DemoStage {
  name: LocalizedText;
  /** ISO 8601 with zone. */
  start: string;
  end: string;
}

export interface DemoPrize {
  id: string;
  name: LocalizedText;
  /** In yuan per winner. */
  amount: number;
  /** Number of winners. */
  count: number;
}

interface DemoFigures {
  /** Number of entries; if absent, like `cities`, the site counts them. */
  projects?: number;
  cities?: number;
  /** In yuan. */
  prizePool: number;
  /** Funds raised by entrants after the edition, in yuan. */
  finance: number;
}

export interface DemoEdition {
  id: string;
  year: number;
  name: LocalizedText;
  theme: LocalizedText;
  status: 'upcoming' | 'signup' | 'reviewing' | 'finished';
  signUpStart: string;
  signUpEnd: string;
  stages: DemoStage[];
  prizes: DemoPrize[];
  /** Rich text (HTML). */
  introduction: LocalizedText;
  /** Rich text (HTML). */
  guide?: LocalizedText;
  bannerFileId: string;
  figures: DemoFigures;
  gallery: Schemas['StaffPicture'][];
  criteria: Schemas['StaffCriterion'][];
  /** Absent: no limits. */
  entryRules?: Schemas['StaffEntryRules'];
  /** Files for visitors to download. */
  downloads?: Schemas['StaffDownload'][];
  statement: LocalizedText[];
  /** Rich text (HTML); visible with the winners. */
  juryStatement?: LocalizedText;
  current: boolean;
}

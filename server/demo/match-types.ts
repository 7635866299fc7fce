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
  /** Yuan a winner. */
  amount: number;
  /** Winners. */
  count: number;
}

interface DemoFigures {
  /** Absent: counted, as the cities are. */
  projects?: number;
  cities?: number;
  /** Yuan. */
  prizePool: number;
  /** Yuan raised by entrants after the edition. */
  finance: number;
}

export interface DemoMatch {
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
  /** Absent: nothing is limited. */
  entryRules?: Schemas['StaffEntryRules'];
  /** Files that visitors may download. */
  downloads?: Schemas['StaffDownload'][];
  statement: LocalizedText[];
  current: boolean;
}

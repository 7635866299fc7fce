import type { Schemas } from '../contract/types.ts';

export interface DemoStage {
  name: string;
  /** ISO 8601 with zone. */
  start: string;
  end: string;
}

export interface DemoPrize {
  name: string;
  /** Yuan a winner. */
  amount: number;
  /** Winners. */
  count: number;
}

interface DemoFigures {
  projects: number;
  cities: number;
  /** Yuan. */
  prizePool: number;
  /** Yuan raised by entrants after the edition. */
  finance: number;
}

export interface DemoMatch {
  id: string;
  year: number;
  name: string;
  theme: string;
  status: 'upcoming' | 'signup' | 'reviewing' | 'finished';
  signUpStart: string;
  signUpEnd: string;
  stages: DemoStage[];
  prizes: DemoPrize[];
  /** Rich text (HTML). */
  introduction: string;
  bannerFileId: string;
  figures: DemoFigures;
  gallery: Schemas['Picture'][];
  statement: string[];
  current: boolean;
}

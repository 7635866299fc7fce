import type {
  LocalizedText,
  StaffEntryRules,
  StaffMatch,
  StaffMatchBody,
} from '@/api/generated/model';
import { withoutBlanks } from '@/lib/blanks';

const YEAR_LATER = 1;

/** The same day and time of another year, on the clock of the competition's zone. */
function yearsLater(iso: string, years: number): string {
  const later = new Date(iso);
  later.setUTCFullYear(later.getUTCFullYear() + years);
  return later.toISOString();
}

/** A text with the next year in place of a year, in every language. */
function withLaterYear(text: LocalizedText, year: number): LocalizedText {
  const number = new RegExp(`(?<!\\d)${String(year)}(?!\\d)`, 'g');
  const moved = (words: string) => words.replace(number, String(year + YEAR_LATER));
  const { CN, US, HK } = text;
  return {
    ...text,
    CN: moved(CN),
    ...(US !== undefined && { US: moved(US) }),
    ...(HK !== undefined && { HK: moved(HK) }),
  };
}

/** What a new edition begins with: the texts of the former one, its dates a year later. */
export function following(former: StaffMatch | undefined, year: number): Partial<StaffMatchBody> {
  if (former === undefined) {
    return {
      year,
      edition: 1,
      introduction: { CN: '' },
      guide: { CN: '' },
      stages: [],
      prizes: [],
      figures: { prizePool: 0, finance: 0 },
      statement: [],
    };
  }
  const { name, theme, introduction, guide, prizes, statement, statementTitle } = former;
  const { criteria = [], entryRules = {} } = former;
  const { foundedAfter } = entryRules;
  const moved = (iso: string) => yearsLater(iso, YEAR_LATER);
  return {
    name: withLaterYear(name, former.year),
    theme: withLaterYear(theme, former.year),
    introduction,
    guide: guide ?? { CN: '' },
    prizes,
    criteria,
    entryRules: {
      ...entryRules,
      ...(foundedAfter !== undefined && { foundedAfter: moved(foundedAfter).slice(0, 10) }),
    },
    statement,
    ...(statementTitle && { statementTitle: withLaterYear(statementTitle, former.year) }),
    year: former.year + YEAR_LATER,
    edition: former.edition + 1,
    signUpStart: moved(former.signUpStart),
    signUpEnd: moved(former.signUpEnd),
    stages: former.stages.map((stage) => ({
      ...stage,
      start: moved(stage.start),
      end: moved(stage.end),
    })),
    figures: { prizePool: former.figures.prizePool, finance: 0 },
  };
}

/** What the server takes of an edition that staff may have read with more. */
export function bodyOf(values: StaffMatchBody): StaffMatchBody {
  const { figures, entryRules = {}, ...rest } = values;
  const sum = values.prizes.reduce((total, { amount, count }) => total + amount * count, 0);
  // Who leaves the pool empty means what the prizes come to.
  const prizePool = figures.prizePool === 0 ? sum : figures.prizePool;
  const { projects, cities, finance } = figures;
  return {
    ...rest,
    entryRules: withoutBlanks(entryRules) as StaffEntryRules,
    // A field that was emptied holds null.
    figures: {
      ...(typeof projects === 'number' && { projects }),
      ...(typeof cities === 'number' && { cities }),
      prizePool,
      finance,
    },
  };
}

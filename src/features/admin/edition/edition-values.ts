import type {
  LocalizedText,
  StaffEntryRules,
  StaffMatch,
  StaffMatchBody,
} from '@/api/generated/model';
import { withoutBlanks } from '@/lib/blanks';
import { withoutConversions } from '@/lib/localized';

const YEAR_LATER = 1;

/** Adds years to a date. Keeps the time in the competition's zone, which has no daylight saving. */
function yearsLater(iso: string, years: number): string {
  const later = new Date(iso);
  later.setUTCFullYear(later.getUTCFullYear() + years);
  return later.toISOString();
}

const ENGLISH_ORDINALS = new Intl.PluralRules('en', { type: 'ordinal' });
const ENGLISH_SUFFIXES: Partial<Record<Intl.LDMLPluralRule, string>> = {
  one: 'st',
  two: 'nd',
  few: 'rd',
};

/** Returns a number below 100 in Chinese characters: 10 is 十, 23 is 二十三. */
function chineseNumber(number: number): string {
  const digit = (value: number) => '零一二三四五六七八九'.charAt(value);
  const tens = Math.floor(number / 10);
  if (tens === 0) return digit(number);
  return `${tens > 1 ? digit(tens) : ''}十${number % 10 > 0 ? digit(number % 10) : ''}`;
}

/** Returns the notations of an edition's number in names: 第三届, 第3届, 3rd. */
const ordinals = (edition: number): string[] => [
  `第${chineseNumber(edition)}届`,
  `第${chineseNumber(edition)}屆`,
  `第${String(edition)}届`,
  `第${String(edition)}屆`,
  `${String(edition)}${ENGLISH_SUFFIXES[ENGLISH_ORDINALS.select(edition)] ?? 'th'}`,
];

/** Replaces a number or ordinal, but not within a longer one. */
const replaceWhole = (text: string, from: string, to: string) =>
  text.replace(new RegExp(`(?<![\\da-z])${from}(?![\\da-z])`, 'gi'), to);

/** Replaces year and edition number in a text by the next ones, in every language. */
function withNextEdition(text: LocalizedText, { year, edition }: StaffMatch): LocalizedText {
  const next = ordinals(edition + 1);
  const moved = (words: string) =>
    ordinals(edition).reduce(
      (moving, ordinal, index) => replaceWhole(moving, ordinal, next[index] ?? ordinal),
      replaceWhole(words, String(year), String(year + YEAR_LATER)),
    );
  const { CN, US, HK } = text;
  return {
    ...text,
    CN: moved(CN),
    ...(US !== undefined && { US: moved(US) }),
    ...(HK !== undefined && { HK: moved(HK) }),
  };
}

/** Returns the initial values of a new edition: the previous one's texts, with its dates a year later. */
export function following(former: StaffMatch | undefined, year: number): Partial<StaffMatchBody> {
  if (former === undefined) {
    return {
      year,
      edition: 1,
      introduction: { CN: '' },
      guide: { CN: '' },
      juryStatement: { CN: '' },
      stages: [],
      prizes: [],
      figures: { prizePool: 0, finance: 0 },
      statement: [],
    };
  }
  const { name, theme, introduction, guide, prizes, stages, statement, statementTitle, ...rest } =
    withoutConversions(former);
  const { criteria = [], entryRules = {} } = rest;
  const { foundedAfter } = entryRules;
  const moved = (iso: string) => yearsLater(iso, YEAR_LATER);
  return {
    name: withNextEdition(name, former),
    theme: withNextEdition(theme, former),
    introduction,
    guide: guide ?? { CN: '' },
    juryStatement: { CN: '' },
    prizes,
    criteria,
    entryRules: {
      ...entryRules,
      ...(foundedAfter !== undefined && { foundedAfter: moved(foundedAfter).slice(0, 10) }),
    },
    statement,
    ...(statementTitle && { statementTitle: withNextEdition(statementTitle, former) }),
    year: former.year + YEAR_LATER,
    edition: former.edition + 1,
    signUpStart: moved(former.signUpStart),
    signUpEnd: moved(former.signUpEnd),
    stages: stages.map((stage) => ({
      ...stage,
      start: moved(stage.start),
      end: moved(stage.end),
    })),
    figures: { prizePool: former.figures.prizePool, finance: 0 },
  };
}

/** Converts form values to the request body. */
export function bodyOf(values: StaffMatchBody): StaffMatchBody {
  const { figures, entryRules = {}, criteria, ...rest } = values;
  const sum = values.prizes.reduce((total, { amount, count }) => total + amount * count, 0);
  // The default prize pool is the sum of the prizes.
  const prizePool = figures.prizePool === 0 ? sum : figures.prizePool;
  const { projects, cities, finance } = figures;
  return {
    ...rest,
    entryRules: withoutBlanks(entryRules) as StaffEntryRules,
    // Emptied number fields are null.
    ...(criteria && {
      criteria: criteria.map(({ max, ...criterion }) => ({
        ...criterion,
        ...(typeof max === 'number' && { max }),
      })),
    }),
    figures: {
      ...(typeof projects === 'number' && { projects }),
      ...(typeof cities === 'number' && { cities }),
      prizePool,
      finance: typeof finance === 'number' ? finance : 0,
    },
  };
}

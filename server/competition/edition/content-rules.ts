import { businessRule } from '../../base/failure.ts';
import type { Schemas } from '../../http/types.ts';
import { storedText, type LocalizedText } from '../../localized/localized.ts';
import { cleanHtml, filesOfText } from '../../localized/rich-text.ts';
import { storedEntryRules } from './entry-rules.ts';
import { checkDates, type DateLimits } from './date-rules.ts';
import type { EditionRow } from './rules.ts';
import { storedPrizes } from './prize-rules.ts';

/** Merges a list of texts with the stored ones, matched by Chinese text, then by position. */
function storedTexts(
  texts: readonly LocalizedText[],
  before: readonly LocalizedText[],
): LocalizedText[] {
  return texts.map((text, index) => {
    const same = before.find(({ CN }) => CN === text.CN);
    return storedText(text, same ?? before[index]);
  });
}

function withStoredNames<T extends { name: LocalizedText }>(
  rows: readonly T[],
  before: readonly T[] = [],
) {
  const names = (list: readonly T[]) => list.map(({ name }) => name);
  const stored = storedTexts(names(rows), names(before));
  return rows.map((row, index) => ({ ...row, name: stored[index] ?? row.name }));
}

/** Merges pictures with the stored captions, matched by file. */
function storedGallery(
  pictures: readonly Schemas['StaffPicture'][],
  before: readonly Schemas['StaffPicture'][] = [],
): Schemas['StaffPicture'][] {
  const captions = new Map(before.map(({ fileId, caption }) => [fileId, caption]));
  return pictures.map(({ fileId, caption }) => ({
    fileId,
    caption: storedText(caption, captions.get(fileId)),
  }));
}

/** Throws a business rule unless the weights of the criteria add up to 100. */
export function checkWeights(criteria: readonly { weight: number }[]): void {
  const sum = criteria.reduce((total, { weight }) => total + weight, 0);
  if (sum !== 100) throw businessRule('criteriaWeights');
}

/** Merges criteria with the stored ones. Throws a business rule if their weights don't add up to 100. */
function storedCriteria(
  criteria: readonly Schemas['StaffCriterion'][],
  before: readonly Schemas['StaffCriterion'][] = [],
): Schemas['StaffCriterion'][] {
  if (criteria.length > 0) checkWeights(criteria);
  const known = new Map(before.map((one) => [one.name.CN, one.guidance]));
  return withStoredNames(criteria, before).map(({ name, weight, max, guidance }) => ({
    name,
    weight,
    ...(max !== undefined && { max }),
    ...(guidance && { guidance: storedText(guidance, known.get(name.CN)) }),
  }));
}

/** Merges downloads with the stored titles, matched by file. */
function storedDownloads(
  files: readonly Schemas['StaffDownload'][],
  before: readonly Schemas['StaffDownload'][] = [],
): Schemas['StaffDownload'][] {
  const titles = new Map(before.map(({ fileId, title }) => [fileId, title]));
  return files.map(({ fileId, title }) => ({
    fileId,
    title: storedText(title, titles.get(fileId)),
  }));
}

/** Returns the columns that a request body sets. Throws a business rule for an invalid body. */
export function columnsOf(
  body: Schemas['StaffMatchBody'],
  limits: DateLimits,
  stored?: EditionRow,
) {
  const { year, edition, statementTitle: title } = body;
  const [signUpStart, signUpEnd] = [new Date(body.signUpStart), new Date(body.signUpEnd)];
  return {
    year,
    edition,
    projects: body.figures.projects ?? null,
    cities: body.figures.cities ?? null,
    prizePool: body.figures.prizePool,
    finance: body.figures.finance,
    signUpStart,
    signUpEnd,
    ...checkDates({ stages: body.stages, signUpStart, signUpEnd }, limits),
    name: storedText(body.name, stored?.name),
    theme: storedText(body.theme, stored?.theme),
    stages: withStoredNames(body.stages, stored?.stages),
    prizes: storedPrizes(body.prizes, stored?.prizes),
    introduction: storedText(body.introduction, stored?.introduction, cleanHtml),
    guide: body.guide
      ? storedText(body.guide, stored?.guide, cleanHtml)
      : (stored?.guide ?? { CN: '' }),
    juryStatement: body.juryStatement
      ? storedText(body.juryStatement, stored?.juryStatement, cleanHtml)
      : (stored?.juryStatement ?? { CN: '' }),
    gallery: body.gallery ? storedGallery(body.gallery, stored?.gallery) : (stored?.gallery ?? []),
    downloads: body.downloads
      ? storedDownloads(body.downloads, stored?.downloads)
      : (stored?.downloads ?? []),
    criteria: body.criteria
      ? storedCriteria(body.criteria, stored?.criteria)
      : (stored?.criteria ?? []),
    entryRules: body.entryRules
      ? storedEntryRules(body.entryRules, stored?.entryRules)
      : (stored?.entryRules ?? {}),
    statement: storedTexts(body.statement, stored?.statement ?? []),
    statementTitle: title ? storedText(title, stored?.statementTitle ?? undefined) : null,
    bannerFileId: body.bannerFileId ?? null,
  };
}

/** Returns the files that an edition uses. */
export function filesOf({
  bannerFileId,
  gallery = [],
  downloads = [],
  ...texts
}: Schemas['StaffMatchBody']) {
  const ids = [bannerFileId, ...gallery.map(({ fileId }) => fileId)];
  return [
    ...ids.map((id) => ({ kind: 'image' as const, id })),
    ...downloads.map(({ fileId: id }) => ({ kind: 'document' as const, id })),
    ...filesOfText(texts.introduction),
    ...filesOfText(texts.guide),
    ...filesOfText(texts.juryStatement),
  ];
}

import { identityColumns } from '../localized/site-identity.ts';
import { demoCompanies } from './site.ts';
import type { DemoEdition } from './edition-types.ts';
import type { DemoActivity, DemoContent, DemoEntry } from './types.ts';
import { demoWinners } from './winners.ts';
import { LEGAL_KINDS, legalRow } from '../identity/legal/rules.ts';
import { storedText } from '../localized/localized.ts';
import { storedEntryRules } from '../competition/edition/entry-rules.ts';
import { cleanHtml } from '../localized/rich-text.ts';
import {
  companyList,
  highlightList,
  linkList,
  organisationList,
  storyList,
  templateList,
} from '../records/staff-list/definitions.ts';
import type { Transaction } from '../database/open.ts';
import { writeEntries, writeExperts } from './seed-entries.ts';
import * as schema from '../database/schema.ts';

/** Returns the rows of an ordered list; positions follow the order of items. */
function listRows<Item extends { id: string }, Columns extends object>(
  columnsOf: (item: Item, stored: undefined) => Columns,
  items: readonly Item[],
) {
  return items.map((item, position) => ({ ...columnsOf(item, undefined), id: item.id, position }));
}

function editionRow(
  edition: DemoEdition,
  ordinal: number,
  entries: readonly DemoEntry[],
): typeof schema.matches.$inferInsert {
  const { signUpStart, signUpEnd, figures, stages, prizes, statement, ...rest } = edition;
  return {
    ...rest,
    ...figures,
    edition: ordinal,
    name: storedText(edition.name),
    theme: storedText(edition.theme),
    stages: stages.map((stage) => ({ ...stage, name: storedText(stage.name) })),
    prizes: prizes.map((prize) => ({ ...prize, name: storedText(prize.name) })),
    statement: statement.map((paragraph) => storedText(paragraph)),
    begin: new Date(stages[0]?.start ?? signUpStart),
    end: new Date(stages.at(-1)?.end ?? signUpEnd),
    signUpStart: new Date(signUpStart),
    signUpEnd: new Date(signUpEnd),
    introduction: storedText(edition.introduction, undefined, cleanHtml),
    ...(edition.juryStatement && {
      juryStatement: storedText(edition.juryStatement, undefined, cleanHtml),
    }),
    ...(edition.guide && { guide: storedText(edition.guide, undefined, cleanHtml) }),
    entryRules: storedEntryRules(edition.entryRules ?? {}),
    winners: demoWinners(entries, edition.id),
    publishedAt: new Date(stages[0]?.start ?? signUpStart),
  };
}

const CONTACTS_ENGLISH = Object.fromEntries(
  demoCompanies.flatMap(({ contacts }) =>
    contacts.map(({ name, englishName }) => [name, englishName]),
  ),
);

function activityRow(activity: DemoActivity): typeof schema.activities.$inferInsert {
  const { matchInfoId, attendees, contact, ...rest } = activity;
  const [contactName = '', contactPhone = ''] = contact.split(' ');
  return {
    ...rest,
    matchId: matchInfoId,
    signedUp: attendees,
    contactName,
    contactEnglishName: CONTACTS_ENGLISH[contactName] ?? null,
    contactPhone,
    title: storedText(activity.title),
    city: storedText(activity.city),
    address: storedText(activity.address),
    description: storedText(activity.description, undefined, cleanHtml),
    start: new Date(activity.start),
    end: new Date(activity.end),
    signUpStart: new Date(activity.signUpStart),
    signUpEnd: new Date(activity.signUpEnd),
  };
}

function signUpRows(
  { activities, attendeeIds }: DemoContent,
  now: Date,
): (typeof schema.activitySignUps.$inferInsert)[] {
  return activities.flatMap((activity) =>
    attendeeIds.slice(0, activity.attendees).map((userId) => ({
      activityId: activity.id,
      userId,
      status: 'signedUp' as const,
      signedUpAt: new Date(Math.min(now.getTime(), Date.parse(activity.signUpStart) + 3_600_000)),
    })),
  );
}

/** Stays below PostgreSQL's limit of 65,535 parameters per statement. */
export const ROWS_PER_STATEMENT = 1000;

/** Writes all records except users and files; `tx` must contain the users. */
export async function writeRecords(
  tx: Transaction,
  content: DemoContent,
  now: Date,
): Promise<void> {
  await tx
    .insert(schema.domains)
    .values(content.tracks.map((row, position) => ({ ...row, position })));
  await tx.insert(schema.dictionaryEntries).values(content.trackEntries);
  const byYear = content.editions.toSorted((a, b) => a.year - b.year);
  await tx
    .insert(schema.matches)
    .values(byYear.map((row, i) => editionRow(row, i + 1, content.entries)));
  await tx.insert(schema.news).values(
    content.news.map(({ matchInfoId, ...row }) => ({
      ...row,
      matchId: matchInfoId,
      publishDate: new Date(row.publishDate),
      title: storedText(row.title),
      source: storedText(row.source),
      summary: storedText(row.summary),
      content: storedText(row.content, undefined, cleanHtml),
    })),
  );
  await tx.insert(schema.activities).values(content.activities.map(activityRow));
  await writeEntries(tx, content.entries);
  await writeExperts(tx, content.experts);
  const signUps = signUpRows(content, now);
  for (let from = 0; from < signUps.length; from += ROWS_PER_STATEMENT) {
    await tx.insert(schema.activitySignUps).values(signUps.slice(from, from + ROWS_PER_STATEMENT));
  }
  await tx
    .insert(schema.organisations)
    .values(listRows(organisationList.columnsOf, content.organisations));
  await tx.insert(schema.companies).values(listRows(companyList.columnsOf, content.companies));
  await tx.insert(schema.links).values(listRows(linkList.columnsOf, content.links));
  await tx
    .insert(schema.documentTemplates)
    .values(listRows(templateList.columnsOf, content.templates));
  await tx.insert(schema.highlights).values(listRows(highlightList.columnsOf, content.highlights));
  await tx.insert(schema.stories).values(listRows(storyList.columnsOf, content.stories));
  await tx.insert(schema.siteIdentity).values(identityColumns(content.identity));
  await tx.insert(schema.legalTexts).values(
    LEGAL_KINDS.map((kind) => {
      const body = { content: content.legalTexts[kind], askAgain: false };
      return legalRow(kind, body, { stored: undefined, now });
    }),
  );
  await tx.insert(schema.configs).values(content.configs);
  await tx
    .insert(schema.menuItems)
    .values(content.menu.map(({ order, ...row }) => ({ ...row, position: order })));
}

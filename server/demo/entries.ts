import type { PaletteName } from './art/palettes.ts';
import { coverFile, type Look } from './cover-file.ts';
import { CURRENT_EDITION } from './entries-current.ts';
import { FIRST_EDITION, SECOND_EDITION } from './entries-former.ts';
import { ENTRIES_ENGLISH } from './entries-english.ts';
import { WAITING_ENTRIES } from './entries-waiting.ts';
import { CITY_CODES, TRACK_CODES, type EntryRow } from './entry-rows.ts';
import { demoEditions } from './editions.ts';
import { at } from './time.ts';
import type { DemoEdition } from './edition-types.ts';
import type { DemoEntry, DemoFile, DemoUser } from './types.ts';

/** Entries of each edition, and the last day of their submission, relative to today. */
const EDITIONS: readonly [editionId: string, rows: readonly EntryRow[], day: number][] = [
  ['match-3', [...CURRENT_EDITION, ...WAITING_ENTRIES], -12],
  ['match-2', SECOND_EDITION, -380],
  ['match-1', FIRST_EDITION, -744],
];

/** Entry of the demo competitor; the owners of the others can't log in. */
const OWN_ENTRY = 'entry-2-09';

/** Palettes of each track; its entries use them in turn. */
const PALETTES: Record<EntryRow[2], readonly [PaletteName, ...PaletteName[]]> = {
  智: ['violet', 'navy', 'blue'],
  医: ['teal', 'blue', 'green'],
  能: ['green', 'teal', 'amber'],
  造: ['steel', 'navy', 'dusk'],
};

const ROLES = ['首席技术官', '产品负责人', '市场负责人', '研发工程师'];
const BACKGROUND: Record<EntryRow[2], string> = {
  智: '团队核心成员来自高校人工智能实验室，八年间发表论文四十余篇，拥有授权发明专利十二项。',
  医: '团队由临床医生和工程师组成，已与多家三甲医院建立联合实验室，按医疗器械质量体系研发。',
  能: '团队长期从事新能源材料与装备研究，建有中试线，关键指标经第三方检测机构验证。',
  造: '团队来自精密制造一线，拥有自有加工与装配车间，样机已在客户产线连续运行。',
};

function key(editionId: string, index: number): string {
  return `entry-${editionId.slice(-1)}-${String(index + 1).padStart(2, '0')}`;
}

/** Returns the look of an entry's logo, or of its `second` picture, which shows the team. */
function look([, , track, , , , scene]: EntryRow, index: number, second = false): Look {
  const palettes = PALETTES[track];
  const palette = palettes[(index + Number(second)) % palettes.length] ?? palettes[0];
  return [second ? (index % 2 ? 'booth' : 'notewall') : scene, palette];
}

/** Returns the award at a place in the ranking, counted from 0; undefined beyond the prizes. */
function awardOf(edition: DemoEdition | undefined, place: number): DemoEntry['award'] {
  const awards = (edition?.prizes ?? []).flatMap(({ id, name, amount, count }) =>
    Array.from({ length: count }, () => ({ prizeId: id, name: name.CN, amount })),
  );
  return awards[place];
}

function entry(
  edition: DemoEdition,
  row: EntryRow,
  index: number,
  day: number,
  people: readonly DemoUser[],
  now: Date,
): DemoEntry {
  const [name, company, track, city, stage, summary] = row;
  const [englishName, englishSummary] = ENTRIES_ENGLISH[name] ?? [];
  const id = key(edition.id, index);
  const person = (step: number) => people[(index * 5 + step) % people.length];
  const leader = person(0);
  const finished = edition.status === 'finished';
  const award = finished ? awardOf(edition, index) : undefined;
  const waiting = WAITING_ENTRIES.includes(row);
  // Entries that wait for review were submitted last.
  const submitted = at(now, waiting ? -1 - (index % 3) : day - (index % 9), '15:20');
  return {
    id,
    matchId: edition.id,
    userId: id === OWN_ENTRY ? 'user-competitor' : (leader?.id ?? ''),
    status: finished ? 4 : waiting ? 1 : 2,
    name,
    domain: TRACK_CODES[track],
    city: CITY_CODES[city],
    stage,
    summary,
    englishName,
    englishSummary,
    description: `${BACKGROUND[track]}\n\n下一步，${company}计划在园区建设示范线，用两年时间完成规模化验证，并向行业开放接口标准。`,
    team: {
      leader: id === OWN_ENTRY ? '林晓彤' : (leader?.chineseName ?? ''),
      mobile: id === OWN_ENTRY ? '13800000001' : (leader?.phone ?? ''),
      email: id === OWN_ENTRY ? 'competitor@example.org' : (leader?.email ?? ''),
      // Omitted for ended editions, whose identity numbers the retention may have removed.
      ...(!finished && { identity: { type: 'mainlandId', number: '**************002X' } }),
      size: 5 + ((index * 3) % 18),
    },
    members: ROLES.slice(0, 2 + (index % 3)).map((role, step) => ({
      role,
      name: person(step + 1)?.chineseName ?? '',
      mobile: person(step + 1)?.phone ?? '',
    })),
    company: {
      name: company,
      founded: `${edition.year - 1 - (index % 5)}-0${1 + (index % 9)}-18`,
      registeredCapital: (1 + (index % 8)) * 1_000_000,
    },
    logoFileId: `logo-${id}`,
    pictures: index < 6 ? [`picture-${id}`] : [],
    award,
    rank: award === undefined ? null : index + 1,
    submitted,
    reviewed: waiting ? undefined : at(now, day + (finished ? 21 : 2), '10:00'),
    decided: finished ? at(now, day + 120, '18:00') : undefined,
  };
}

/** Returns the entries of all editions; their owners are among `people`. */
export function demoEntries(now: Date, people: readonly DemoUser[]): DemoEntry[] {
  const editions = demoEditions(now);
  return EDITIONS.flatMap(([editionId, rows, day]) => {
    const edition = editions.find(({ id }) => id === editionId);
    if (edition === undefined) return [];
    return rows.map((row, index) => entry(edition, row, index, day, people, now));
  });
}

/** Returns the pictures of the entries. */
export function entryFiles(): DemoFile[] {
  return EDITIONS.flatMap(([editionId, rows]) =>
    rows.flatMap((row, index) => {
      const id = key(editionId, index);
      const logo = coverFile(`logo-${id}`, look(row, index));
      return index < 6 ? [logo, coverFile(`picture-${id}`, look(row, index, true))] : [logo];
    }),
  );
}

import type { Schemas } from '../../http/types.ts';
import type { CellText } from './cells.ts';

/** Formats the name of an attachment, after the name of the required document, if any. */
function fileLine({ name, documentName }: Schemas['MyProjectFile']): string {
  return documentName === undefined ? name : `${documentName}: ${name}`;
}

/** Formats an entry with all its fields, one per line. */
export function dossier(
  { entry, ...detail }: Schemas['StaffProjectDetail'],
  text: CellText,
): string {
  const { team, members, company } = detail;
  const lines: [label: string, value: string | number | undefined][] = [
    [text.message('columnEntry'), entry.name],
    [text.message('columnId'), entry.id],
    [text.message('columnEdition'), detail.matchName],
    [text.message('columnStatus'), text.result(entry.status, entry.finalist)],
    [
      text.message('columnPublishedStatus'),
      text.result(entry.publishedStatus, entry.publishedFinalist),
    ],
    [text.message('columnAwards'), entry.awards.join('; ')],
    [text.message('columnTrack'), text.name('track', entry.domain)],
    [text.message('columnCity'), text.name('city', entry.city)],
    [text.message('columnStage'), text.name('projectStage', entry.stage)],
    [text.message('columnSubmitDate'), text.time(entry.submitDate)],
    [text.message('columnSummary'), entry.summary],
    [text.message('columnDescription'), entry.description],
    [text.message('columnEnglishName'), entry.englishName],
    [text.message('columnEnglishSummary'), entry.englishSummary],
    [text.message('columnLeader'), team.leader],
    [text.message('columnMobile'), team.mobile],
    [text.message('columnEmail'), team.email],
    [text.message('columnTeamSize'), team.size],
    [
      text.message('columnMembers'),
      members.map(({ name, role, mobile }) => [name, role, mobile].join(' ').trim()).join('; '),
    ],
    [text.message('columnCompany'), company.name],
    [text.message('columnFounded'), company.founded],
    [text.message('columnCapital'), company.registeredCapital],
    [text.message('columnFiles'), detail.attachments.map(fileLine).join('; ')],
    ...entry.history.map(
      ({ at, by = '', status, finalist, award = '', note = '' }): [string, string] => [
        text.message('columnHistory'),
        [text.time(at), by, text.result(status, finalist), award, note].join(' ').trim(),
      ],
    ),
  ];
  const filled = lines.filter(([, value]) => value !== undefined && value !== '');
  return `\uFEFF${filled.map(([label, value]) => `${label}: ${String(value)}`).join('\r\n')}\r\n`;
}

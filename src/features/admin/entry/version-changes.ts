import { useIntl } from 'react-intl';
import type { ProjectContent } from '@/api/generated/model';
import { cleanValues, type EntryValues } from '@/domain/entry/entry-values';
import { useEntryRows } from '@/domain/entry/use-entry-rows';

interface Row {
  label: string;
  text: string;
}

/** Field that differs between two versions; an empty text means that the field is empty. */
export interface VersionChange {
  label: string;
  before: string;
  after: string;
}

function valuesOf(version: ProjectContent): EntryValues {
  const { logo: _logo, video: _video, attachments: _files, ...content } = version;
  return cleanValues(content);
}

/** Returns the contents of a version as labelled texts, files by name. */
function useVersionRows(content: ProjectContent | undefined): Row[] {
  const intl = useIntl();
  const rows = useEntryRows(content === undefined ? {} : valuesOf(content));
  const { members = [], logo, video, attachments = [] } = content ?? {};
  const files = attachments.map(({ name, shared }) =>
    shared ? intl.formatMessage({ id: 'staffEntry.shared' }, { name }) : name,
  );
  const text = (id: 'staffEntry.logo' | 'staffEntry.video' | 'staffEntry.attachments') =>
    intl.formatMessage({ id });
  return [
    ...[...rows.project, ...rows.team].map((row) => ({
      label: intl.formatMessage({ id: row.label }),
      text: row.text ?? '',
    })),
    {
      label: intl.formatMessage({ id: 'signUp.members' }),
      text: members
        .map(({ name, role, mobile }) => [name, role, mobile].filter(Boolean).join(' · '))
        .join('\n'),
    },
    { label: text('staffEntry.logo'), text: logo?.name ?? '' },
    { label: text('staffEntry.video'), text: video?.name ?? '' },
    { label: text('staffEntry.attachments'), text: files.join('\n') },
  ];
}

/** Returns the file ids of a version, because a new file may have the name of the old one. */
const fileIds = ({ logo, video, attachments }: ProjectContent) => [
  logo?.id,
  video?.id,
  attachments.map(({ id }) => id).join(),
];

/** Returns the fields that differ between a version and the one before it, in the order of the form. */
export function useVersionChanges(
  content: ProjectContent,
  previous: ProjectContent | undefined,
): VersionChange[] {
  const after = useVersionRows(content);
  const before = useVersionRows(previous);
  if (previous === undefined) return [];
  const [newIds, oldIds] = [fileIds(content), fileIds(previous)];
  const firstFile = after.length - newIds.length;
  return after.flatMap(({ label, text }, index) => {
    const old = before[index]?.text ?? '';
    const isOtherFile =
      index >= firstFile && newIds[index - firstFile] !== oldIds[index - firstFile];
    return text !== old || isOtherFile ? [{ label, before: old, after: text }] : [];
  });
}

import type { RecordKind, RecordStamp, RecordVersion } from '@/api/generated/model';
import { DraftNote } from './draft-note';
import { LoadedVersion } from './loaded-version';
import { RecordHistory } from './record-history';

interface Props {
  kind: RecordKind;
  record: { id: string; created?: RecordStamp; updated?: RecordStamp };
  draft: { at: string; by?: string } | undefined;
  version?: RecordVersion | undefined;
  discarding: boolean;
  onDiscard: () => void;
  /** Replaces the form's content with a version. */
  onUse: (content: Record<string, unknown>, version: RecordVersion) => void;
}

/** Header of a record's form: its history, and a note about a draft or an earlier version. */
export function RecordHead({
  kind,
  record: { id, created, updated },
  draft,
  version,
  discarding,
  onDiscard,
  onUse,
}: Props) {
  return (
    <>
      <RecordHistory kind={kind} id={id} created={created} updated={updated} onUse={onUse} />
      {draft && <DraftNote draft={draft} discarding={discarding} onDiscard={onDiscard} />}
      {version && <LoadedVersion version={version} />}
    </>
  );
}

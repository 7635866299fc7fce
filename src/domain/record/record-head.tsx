import type { RecordKind, RecordStamp, RecordVersion } from '@/api/generated/model';
import { DraftNote } from './draft-note';
import { LoadedVersion } from './loaded-version';
import { RecordHistory } from './record-history';

interface Props {
  kind: RecordKind;
  record: { id: string; created?: RecordStamp; updated?: RecordStamp };
  /** The draft that the form holds. */
  draft: { at: string; by?: string } | undefined;
  /** The former version that the form holds. */
  version?: RecordVersion | undefined;
  discarding: boolean;
  onDiscard: () => void;
  /** Puts a version's content into the form. */
  onUse: (content: Record<string, unknown>, version: RecordVersion) => void;
}

/** What stands over the form of a record that has versions and a draft: its history, and what the form holds. */
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

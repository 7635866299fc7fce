import { useState, type ReactNode } from 'react';
import { ApiFailure } from '@/api/failure';
import { getRecordVersion, listRecordVersions } from '@/api/generated/staff-record/staff-record';
import type { RecordKind } from '@/api/generated/model';
import { contentOf } from './record-content';
import { RecordConflict, type Conflict } from './record-conflict';

type Content = Record<string, unknown>;

/** Nothing was written: the record was changed after the form read it. */
const CHANGED = 409;

interface Options<Body extends object> {
  kind: RecordKind;
  /** The record that is changed; undefined for a new one, which nobody else can have changed. */
  id: string | undefined;
  /** What the form began with, and the revision of it. */
  base: (Body & { revision?: number | undefined }) | undefined;
  /** What fields are called. */
  labels: Readonly<Record<string, string>>;
  update: (body: Body & { id: string; revision: number }) => Promise<unknown>;
  onSaved: () => void;
}

/**
 * Saves a record whole. Where somebody else has saved it since the form began, both versions are shown
 * field by field, and what is chosen of them is saved.
 */
export function useGuardedSave<Body extends object>(
  options: Options<Body>,
): {
  save: (body: Body) => void;
  saving: boolean;
  /** Belongs into the page: the dialog about both versions. */
  dialog: ReactNode;
} {
  const { kind, id, base, labels, update, onSaved } = options;
  const [saving, setSaving] = useState(false);
  const [conflict, setConflict] = useState<Conflict>();

  const readNewest = async (key: string) => {
    const [newest] = await listRecordVersions(kind, key);
    return newest === undefined ? undefined : await getRecordVersion(kind, key, newest.number);
  };

  const send = async (key: string, body: Body, revision: number) => {
    setSaving(true);
    try {
      await update({ ...body, id: key, revision });
      setConflict(undefined);
      onSaved();
    } catch (error) {
      if (!(error instanceof ApiFailure) || error.code !== CHANGED) return;
      const version = await readNewest(key).catch(() => undefined);
      if (version === undefined) return;
      const theirs = contentOf(version, kind);
      setConflict({ base: { ...base }, mine: body as Content, theirs, version });
    } finally {
      setSaving(false);
    }
  };

  return {
    saving,
    save: (body) => {
      if (id !== undefined) void send(id, body, base?.revision ?? 0);
    },
    dialog: conflict && id !== undefined && (
      <RecordConflict
        key={conflict.version.number}
        conflict={conflict}
        labels={labels}
        saving={saving}
        onSave={(content, revision) => void send(id, content as Body, revision)}
        onClose={() => setConflict(undefined)}
      />
    ),
  };
}

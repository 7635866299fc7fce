import { useState, type ReactNode } from 'react';
import { ApiFailure } from '@/api/failure';
import { differingParts } from './record-merge';
import { RecordConflict, type Conflict, type ValueText } from './record-conflict';

export type { ValueText };

type Content = Record<string, unknown>;

/** HTTP 409: the record was changed after the form read it; nothing was saved. */
const CHANGED = 409;

export interface Newest<Revision> {
  content: object;
  revision: Revision;
  /** Time and author of the save, if the server provides them. */
  at?: string | undefined;
  by?: string | undefined;
}

interface Options<Body extends object, Revision> {
  base: { content: object; revision: Revision } | undefined;
  /** Labels of fields, or of a field in a language: `name.CN`. */
  labels: Readonly<Record<string, string>>;
  valueText?: ValueText;
  /** Undefined if the record was deleted. */
  readNewest: () => Promise<Newest<Revision> | undefined>;
  /** Whether the revision covers a whole list; without another user's change, no dialog is shown. */
  ofList?: boolean;
  update: (body: Body, revision: Revision) => Promise<unknown>;
  onSaved: () => void;
}

/**
 * Saves a record with optimistic locking. If another user has saved it meanwhile, a dialog lets the
 * user choose between both versions.
 */
export function useOptimisticSave<Body extends object, Revision>(
  options: Options<Body, Revision>,
): {
  /** `unshown`: request fields outside the record, such as the user's own password. */
  save: (body: Body, unshown?: Partial<Body>) => void;
  saving: boolean;
  /** Dialog about both versions; render it in the page. */
  dialog: ReactNode;
} {
  const { base, labels, valueText, readNewest, ofList = false, update, onSaved } = options;
  const [saving, setSaving] = useState(false);
  const [conflict, setConflict] = useState<Conflict<Newest<Revision>> & { unshown: object }>();

  const resolveConflict = async (body: Body, unshown: object, initial: object) => {
    const newest = await readNewest().catch(() => undefined);
    if (newest === undefined) return;
    const sides = {
      base: { ...initial } as Content,
      mine: { ...body } as Content,
      theirs: { ...newest.content } as Content,
    };
    // Emptied fields are absent from the body.
    const fields = ofList
      ? Object.keys(sides.theirs).filter((field) => field !== 'id')
      : Object.keys(labels).map((path) => path.replace(/\..*/, ''));
    const parts = differingParts(sides, fields);
    if (ofList && parts.every(({ changedBy }) => changedBy === 'me'))
      await send(body, unshown, newest);
    else setConflict({ ...sides, parts, newest, unshown });
  };

  const send = async (
    body: Body,
    unshown: object,
    { content, revision }: { content: object; revision: Revision },
  ) => {
    setSaving(true);
    try {
      await update({ ...body, ...unshown }, revision);
      setConflict(undefined);
      onSaved();
    } catch (error) {
      if (error instanceof ApiFailure && error.code === CHANGED)
        await resolveConflict(body, unshown, content);
    } finally {
      setSaving(false);
    }
  };

  return {
    saving,
    save: (body, unshown = {}) => {
      if (base !== undefined) void send(body, unshown, base);
    },
    dialog: conflict && (
      <RecordConflict
        key={JSON.stringify(conflict.theirs)}
        conflict={conflict}
        labels={labels}
        valueText={valueText}
        saving={saving}
        onSave={(content: Content) =>
          void send(content as Body, conflict.unshown, {
            content: conflict.theirs,
            revision: conflict.newest.revision,
          })
        }
        onClose={() => setConflict(undefined)}
      />
    ),
  };
}

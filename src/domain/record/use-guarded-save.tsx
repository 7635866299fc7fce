import { useState, type ReactNode } from 'react';
import { ApiFailure } from '@/api/failure';
import { differingParts } from './record-merge';
import { RecordConflict, type Conflict, type ValueText } from './record-conflict';

export type { ValueText };

type Content = Record<string, unknown>;

/** Nothing was written: the record was changed after the form read it. */
const CHANGED = 409;

/** A record as the server has it now. */
export interface Newest<Revision> {
  content: object;
  revision: Revision;
  /** When it was saved, and by whom; absent where the server doesn't tell. */
  at?: string | undefined;
  by?: string | undefined;
}

interface Options<Body extends object, Revision> {
  /** What the form began with, and the revision of it. */
  base: { content: object; revision: Revision } | undefined;
  /** What fields are called, or a field in a language: `name.CN`. */
  labels: Readonly<Record<string, string>>;
  /** The words for values that are codes. */
  valueText?: ValueText;
  /** Undefined where the record is gone. */
  readNewest: () => Promise<Newest<Revision> | undefined>;
  /** The revision is of a whole list: where the record itself is unchanged, it is saved without a question. */
  ofList?: boolean;
  update: (body: Body, revision: Revision) => Promise<unknown>;
  onSaved: () => void;
}

/**
 * Saves a record whole. Where somebody else has saved it since the form began, both versions are shown
 * field by field, and what is chosen of them is saved.
 */
export function useGuardedSave<Body extends object, Revision>(
  options: Options<Body, Revision>,
): {
  /** `unshown`: fields that are sent, and no part of the record: the own password. */
  save: (body: Body, unshown?: Partial<Body>) => void;
  saving: boolean;
  /** Belongs into the page: the dialog about both versions. */
  dialog: ReactNode;
} {
  const { base, labels, valueText, readNewest, ofList = false, update, onSaved } = options;
  const [saving, setSaving] = useState(false);
  const [conflict, setConflict] = useState<Conflict<Newest<Revision>> & { unshown: object }>();

  const askAboutNewest = async (body: Body, unshown: object, began: object) => {
    const newest = await readNewest().catch(() => undefined);
    if (newest === undefined) return;
    const sides = {
      base: { ...began } as Content,
      mine: { ...body } as Content,
      theirs: { ...newest.content } as Content,
    };
    // An emptied field is absent from the body.
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
        await askAboutNewest(body, unshown, content);
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

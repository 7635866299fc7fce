import { useRef, useState } from 'react';
import { saveAttempts } from './save-attempt';
import { ApiFailure } from './failure';

/** A record that is saved whole, by revisions (`saveProject`, `saveExpert`). */
interface Versioned {
  revision: number;
  saveKey: string;
}

/** What every save carries besides its content. */
export interface SaveFrame {
  status: 0 | 1;
  saveKey: string;
  revision?: number;
}

interface Options<Content, Saved extends Versioned> {
  stored: Saved | null;
  /** What this device kept of the form: the revision it is based on, and the saves it sent. */
  draft: { revision: number; sent: readonly string[] } | undefined;
  send: (content: Content, frame: SaveFrame) => Promise<Saved>;
  /** Reads the record as it is stored now. */
  read: () => Promise<Saved | null>;
}

/** Nothing was written: the record was changed after the form read it. */
const CHANGED = 409;

/**
 * The revision that a form begins with. What this device kept continues from where it began, so that
 * a save that came between is noticed; its own save, whose answer was lost, is none.
 */
function firstRevision<Content, Saved extends Versioned>(
  { stored, draft }: Options<Content, Saved>,
  isOwn: (saveKey: string) => boolean,
): number | undefined {
  if (draft === undefined || (stored !== null && isOwn(stored.saveKey))) return stored?.revision;
  return draft.revision === 0 ? undefined : draft.revision;
}

/**
 * Saves a form's record: a save whose answer was lost is done once however often it is sent, and
 * one that somebody else's came before is reported instead of overwritten.
 */
export function useVersionedSave<Content, Saved extends Versioned>(
  options: Options<Content, Saved>,
) {
  const { draft, send, read } = options;
  const [attempts] = useState(() => saveAttempts(draft?.sent));
  const revision = useRef(firstRevision(options, attempts.isOwn));
  const [loading, setLoading] = useState<0 | 1>();
  const [problem, setProblem] = useState<ApiFailure>();
  const [newer, setNewer] = useState<Saved>();

  const attempt = (status: 0 | 1, content: Content) => {
    const saveKey = attempts.keyFor({ status, content });
    const base = revision.current === undefined ? {} : { revision: revision.current };
    return send(content, { status, saveKey, ...base });
  };

  /** Another save came first: this form's own, whose answer was lost, or somebody else's. */
  const afterConflict = async (status: 0 | 1, content: Content) => {
    const now = await read();
    if (now === null) return undefined;
    if (!attempts.isOwn(now.saveKey)) {
      setNewer(now);
      return undefined;
    }
    revision.current = now.revision;
    return await attempt(status, content);
  };

  /** Answers the record as it is stored now; undefined where it wasn't saved, which is shown. */
  const save = async (status: 0 | 1, content: Content): Promise<Saved | undefined> => {
    if (loading !== undefined) return undefined;
    setLoading(status);
    setProblem(undefined);
    setNewer(undefined);
    try {
      const saved = await attempt(status, content).catch((error: unknown) => {
        if (error instanceof ApiFailure && error.code === CHANGED)
          return afterConflict(status, content);
        throw error;
      });
      if (saved !== undefined) revision.current = saved.revision;
      return saved;
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      setProblem(error);
      return undefined;
    } finally {
      setLoading(undefined);
    }
  };

  return {
    save,
    loading,
    problem,
    newer,
    revision: () => revision.current ?? 0,
    sent: () => attempts.sent(),
    /** Goes on from another revision: what is typed replaces it, or it replaces what is typed. */
    continueFrom: (record: Saved) => {
      revision.current = record.revision;
      setNewer(undefined);
    },
  };
}

import { useRef, useState } from 'react';
import { saveAttempts } from './save-attempt';
import { ApiFailure } from './failure';

/** A record that is saved completely, with revisions (`saveProject`, `saveExpert`). */
interface Versioned {
  revision: number;
  saveKey: string;
}

/** Fields that every save has. */
export interface SaveFrame {
  status: 0 | 1;
  saveKey: string;
  revision?: number;
}

interface Options<Content, Saved extends Versioned> {
  stored: Saved | null;
  /** Draft on this device: its base revision, and the keys of the saves sent. */
  draft: { revision: number; sent: readonly string[] } | undefined;
  send: (content: Content, frame: SaveFrame) => Promise<Saved>;
  read: () => Promise<Saved | null>;
}

/** HTTP 409: the record was changed after the form read it; nothing was saved. */
const CHANGED = 409;

/**
 * Returns the form's initial revision. A draft keeps its base revision, so that a save by another
 * user since then is detected. If the stored record is the draft's last save, whose response was
 * lost, its revision is used.
 */
function firstRevision<Content, Saved extends Versioned>(
  { stored, draft }: Options<Content, Saved>,
  isOwn: (saveKey: string) => boolean,
): number | undefined {
  if (draft === undefined || (stored !== null && isOwn(stored.saveKey))) return stored?.revision;
  return draft.revision === 0 ? undefined : draft.revision;
}

/**
 * Saves a form's record with optimistic locking. Repeating a save whose response was lost takes
 * effect once; a concurrent save of another user is reported instead of overwritten.
 */
export function useIdempotentSave<Content, Saved extends Versioned>(
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

  /** Retries after a lost response to this form's own save; else sets `newer`. */
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

  /** Returns the saved record; undefined if `problem` or `newer` shows why it wasn't saved. */
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
    /** Bases the next save on another revision, which replaced the input or is to be overwritten. */
    continueFrom: (record: Saved) => {
      revision.current = record.revision;
      setNewer(undefined);
    },
  };
}

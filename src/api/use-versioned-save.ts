import { useRef, useState } from 'react';
import { saveAttempts } from '@/lib/save-attempt';
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
  send: (content: Content, frame: SaveFrame) => Promise<Saved>;
  /** Reads the record as it is stored now. */
  read: () => Promise<Saved | null>;
}

/** Nothing was written: the record was changed after the form read it. */
const CHANGED = 409;

/**
 * Saves a form's record: a save whose answer was lost is done once however often it is sent, and
 * one that somebody else's came before is told instead of written over.
 */
export function useVersionedSave<Content, Saved extends Versioned>(
  options: Options<Content, Saved>,
) {
  const { stored, send, read } = options;
  const revision = useRef(stored?.revision);
  const attempts = useRef(saveAttempts());
  const [busy, setBusy] = useState<0 | 1>();
  const [problem, setProblem] = useState<ApiFailure>();
  const [newer, setNewer] = useState<Saved>();

  const attempt = (status: 0 | 1, content: Content) => {
    const saveKey = attempts.current.keyFor({ status, content });
    const base = revision.current === undefined ? {} : { revision: revision.current };
    return send(content, { status, saveKey, ...base });
  };

  /** Another save came first: this form's own, whose answer was lost, or somebody else's. */
  const afterConflict = async (status: 0 | 1, content: Content) => {
    const now = await read();
    if (now === null) return undefined;
    if (!attempts.current.isOwn(now.saveKey)) {
      setNewer(now);
      return undefined;
    }
    revision.current = now.revision;
    return await attempt(status, content);
  };

  /** Answers the record as it is stored now; undefined where it wasn't saved, which is told. */
  const save = async (status: 0 | 1, content: Content): Promise<Saved | undefined> => {
    if (busy !== undefined) return undefined;
    setBusy(status);
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
      setBusy(undefined);
    }
  };

  return {
    save,
    busy,
    problem,
    newer,
    revision: () => revision.current ?? 0,
    /** Goes on from another revision: what is typed replaces it, or it replaces what is typed. */
    goOnFrom: (record: Saved) => {
      revision.current = record.revision;
      setNewer(undefined);
    },
  };
}

import { useEffect, useRef, useState } from 'react';
import { ApiFailure } from '@/api/failure';
import { getMyAssignment } from '@/api/generated/judging/judging';
import type { MyAssignment, ScoreSheet } from '@/api/generated/model';
import { draftKey, readDraft } from '@/lib/form-draft';
import { useSession } from '@/session/session-store';
import { useFormDraft } from '@/ui/form/use-form-draft';
import { hasContent, parseSheetDraft, valuesOf, type SheetValues } from './sheet-values';
import { useSaveTiming } from './use-save-timing';
import { useSheetRequest } from './use-sheet-request';

/** HTTP 409: the sheet was changed after this page read it; nothing was saved. */
const CHANGED = 409;

/**
 * State of an editable score sheet. Input is stored on the device while typing and saved on the server as a
 * draft after a pause; a failed save keeps the input and is repeated once the network is back. A newer
 * version of the sheet, saved on another device, is reported instead of overwritten; if it is submitted,
 * input saved over it is submitted too.
 */
export function useScoreSheet({ id, sheet }: MyAssignment, phone: string) {
  const key = draftKey(`score-${id}`, phone);
  const [draft] = useState(() => readDraft(key, parseSheetDraft));
  const [values, setValues] = useState<SheetValues>(draft?.values ?? valuesOf(sheet));
  const [dirty, setDirty] = useState(draft !== undefined);
  const [restoredAt, setRestoredAt] = useState(draft?.savedAt);
  const [savedAt, setSavedAt] = useState(sheet.updateDate);
  const [problem, setProblem] = useState<ApiFailure>();
  const [newer, setNewer] = useState<ScoreSheet>();
  const { request, saving } = useSheetRequest(id);

  /** Values that requests and timers read, independent of the render that created them. */
  const now = useRef({
    values,
    base: draft?.values.base ?? sheet.revision,
    dirty: draft !== undefined,
    conflict: false,
    /** Whether `base` is submitted: a draft would take it back. */
    submitted: false,
  });
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const local = useFormDraft({
    key,
    parse: parseSheetDraft,
    values: () => ({ ...now.current.values, base: now.current.base }),
    revision: () => 0,
    sent: () => [],
  });

  const markDirty = (is: boolean) => {
    now.current.dirty = is;
    setDirty(is);
  };
  /** Deletes the input stored on the device. */
  const forget = () => {
    markDirty(false);
    local.discard();
  };
  const reportConflict = (other: ScoreSheet | undefined) => {
    now.current.conflict = other !== undefined;
    setNewer(other);
  };

  const setBase = ({ revision, state }: ScoreSheet) => {
    now.current.base = revision;
    now.current.submitted = state === 'submitted';
  };

  /** Records that the server has stored this input. */
  const accept = (saved: ScoreSheet, sent: SheetValues) => {
    setBase(saved);
    setSavedAt(saved.updateDate);
    setRestoredAt(undefined);
    // The judge has typed during the request: the stored input needs the new revision.
    if (now.current.values !== sent) local.touch();
    else forget();
  };

  const attempt = async (submitted: boolean): Promise<boolean> => {
    const sent = now.current.values;
    setProblem(undefined);
    try {
      const frame = { revision: now.current.base, submitted: submitted || now.current.submitted };
      accept(await request(sent, frame), sent);
      return true;
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      if (error.code !== CHANGED) {
        setProblem(error);
        return false;
      }
      const current = await getMyAssignment(id, { suppressToast: true }).catch(() => undefined);
      if (current === undefined || !hasContent(current.sheet, sent)) {
        if (current === undefined) setProblem(error);
        else reportConflict(current.sheet);
        return false;
      }
      // Another save of the same content came first: its response may have been lost.
      setBase(current.sheet);
      return attempt(submitted);
    }
  };

  /** Saves after the running save. Returns whether the server has stored the sheet. */
  const save = (submitted: boolean): Promise<boolean> => {
    const saved = queue.current.then(() => (now.current.conflict ? false : attempt(submitted)));
    queue.current = saved.catch(() => undefined);
    return saved;
  };
  const saveSoon = useSaveTiming(() => {
    const { dirty: unsaved, conflict, submitted } = now.current;
    if (unsaved && !conflict && !submitted && useSession.getState().user !== undefined)
      void save(false);
  });

  const change = (next: SheetValues) => {
    now.current.values = next;
    setValues(next);
    markDirty(true);
    local.touch();
    saveSoon();
  };
  const show = (other: ScoreSheet) => {
    now.current.values = valuesOf(other);
    setBase(other);
    setValues(now.current.values);
    setSavedAt(other.updateDate);
    setRestoredAt(undefined);
    setProblem(undefined);
    forget();
    reportConflict(undefined);
  };

  const latestShow = useRef(show);
  useEffect(() => {
    latestShow.current = show;
  });
  useEffect(() => {
    // Saved elsewhere, or by an earlier visit of this page; nothing has been typed since.
    if (!now.current.dirty && sheet.revision !== now.current.base) latestShow.current(sheet);
  }, [sheet]);

  return {
    values,
    change,
    saving,
    problem,
    save,
    forget,
    lastSaved: { onDevice: dirty ? local.storedAt : undefined, onServer: savedAt },
    /** Props of `FormNotices`. */
    notices: {
      restoredAt: dirty ? restoredAt : undefined,
      otherTab: local.otherTab,
      notStored: local.notStored,
      newer: newer && {
        updateDate: newer.updateDate ?? new Date().toISOString(),
        submitted: newer.state === 'submitted',
      },
      problem,
      onDiscard: () => show(sheet),
      onUseMine: () => {
        if (newer === undefined) return;
        setBase(newer);
        reportConflict(undefined);
        void save(false);
      },
      onUpdate: () => {
        if (newer !== undefined) show(newer);
      },
    },
  };
}

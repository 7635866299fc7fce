import { create } from 'zustand';
import type { SaveProjectBody } from '@/api/generated/model';
import { local, readStored, writeStored } from '@/lib/storage';
import { OUTBOX, tellOutboxChanged } from './outbox-waits';

/** A sign-up that could not be sent: nobody answered. One of an entry, one an activity. */
export type Waiting =
  | { kind: 'entry'; phone: string; body: SaveProjectBody }
  | { kind: 'activity'; phone: string; activityId: string };

interface Outbox {
  waiting: readonly Waiting[];
  /** The entry that was sent last, for a page that shows its form. */
  sentEntry: string | undefined;
  /** Keeps a sign-up, instead of an earlier one of the same thing. */
  keep: (item: Waiting) => void;
  drop: (item: Waiting) => void;
  tellSent: (entryId: string) => void;
}

function isWaiting(item: unknown): item is Waiting {
  if (typeof item !== 'object' || item === null) return false;
  if (!('phone' in item && typeof item.phone === 'string' && 'kind' in item)) return false;
  if (item.kind === 'activity') return 'activityId' in item;
  return item.kind === 'entry' && 'body' in item;
}

/** What the storage holds, as far as it is what this page wrote; the server checks its content. */
function stored(): readonly Waiting[] {
  return readStored(local, OUTBOX, (all) => (Array.isArray(all) ? all.filter(isWaiting) : []), []);
}

/** Whether two sign-ups are to the same thing, by the same user. */
function sameThing(a: Waiting, b: Waiting): boolean {
  if (a.phone !== b.phone) return false;
  if (a.kind === 'activity' && b.kind === 'activity') return a.activityId === b.activityId;
  return a.kind === b.kind;
}

/** Sign-ups that wait for the network; they outlive the page. */
export const useOutbox = create<Outbox>()((set) => {
  const write = (change: (waiting: readonly Waiting[]) => readonly Waiting[]) => {
    // Other tabs may have written meanwhile.
    const waiting = change(stored());
    writeStored(local, OUTBOX, waiting.length === 0 ? undefined : waiting);
    set({ waiting });
    tellOutboxChanged();
  };
  return {
    waiting: stored(),
    sentEntry: undefined,
    keep: (item) => {
      write((all) => [...all.filter((one) => !sameThing(one, item)), item]);
    },
    drop: (item) => {
      write((all) => all.filter((one) => !sameThing(one, item)));
    },
    tellSent: (sentEntry) => {
      set({ sentEntry });
    },
  };
});

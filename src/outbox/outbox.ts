import { create } from 'zustand';
import type { SaveProjectBody } from '@/api/generated/model';
import { withoutNumbers } from '@/lib/identity-numbers';
import { local, readStored, readText, writeStored } from '@/lib/storage';
import { OUTBOX, notifyOutboxChanged } from './outbox-status';

/** A sign-up that could not be sent: nobody answered. One of an entry, one an activity. */
export type OutboxItem =
  | { kind: 'entry'; phone: string; body: SaveProjectBody }
  /** `name`: for an account without one. */
  | { kind: 'activity'; phone: string; activityId: string; name?: string };

interface Outbox {
  items: readonly OutboxItem[];
  /** The entry that was sent last, for a page that shows its form to the same user. */
  sentEntry: { id: string; phone: string } | undefined;
  /** Keeps a sign-up, instead of an earlier one of the same thing. */
  add: (item: OutboxItem) => void;
  remove: (item: OutboxItem) => void;
  markSent: (entry: { id: string; phone: string }) => void;
}

function isOutboxItem(item: unknown): item is OutboxItem {
  if (typeof item !== 'object' || item === null) return false;
  if (!('phone' in item && typeof item.phone === 'string' && 'kind' in item)) return false;
  if (item.kind === 'activity') return 'activityId' in item;
  return item.kind === 'entry' && 'body' in item;
}

/** What the storage holds, as far as it is what this page wrote; the server checks its content. */
function stored(): readonly OutboxItem[] {
  return readStored(
    local,
    OUTBOX,
    (all) => (Array.isArray(all) ? all.filter(isOutboxItem) : []),
    [],
  );
}

/** An item to keep: without identity numbers unless this browser stores the account's session. */
function storable(item: OutboxItem): OutboxItem {
  const hasSession = readText('token') !== undefined && readText('phone') === item.phone;
  return hasSession ? item : withoutNumbers(item);
}

/** Whether two sign-ups are to the same thing, by the same user. */
function sameThing(a: OutboxItem, b: OutboxItem): boolean {
  if (a.phone !== b.phone) return false;
  if (a.kind === 'activity' && b.kind === 'activity') return a.activityId === b.activityId;
  return a.kind === b.kind;
}

/**
 * Whether a sign-up is the present user's. Those of others who use this device wait here too: they
 * are neither shown to this one nor sent in this session.
 */
export function isOwn(
  item: OutboxItem,
  session: { token?: string | undefined; phone?: string | undefined },
): boolean {
  return session.token !== undefined && session.phone === item.phone;
}

/** Sign-ups that wait for the network; they outlive the page and the session. */
export const useOutbox = create<Outbox>()((set) => {
  const write = (change: (items: readonly OutboxItem[]) => readonly OutboxItem[]) => {
    // Other tabs may have written meanwhile.
    const items = change(stored());
    writeStored(local, OUTBOX, items.length === 0 ? undefined : items);
    set({ items });
    notifyOutboxChanged();
  };
  return {
    items: stored(),
    sentEntry: undefined,
    add: (item) => {
      // Nobody may have answered until after the logout.
      const stored = storable(item);
      write((all) => [...all.filter((one) => !sameThing(one, item)), stored]);
    },
    remove: (item) => {
      write((all) => all.filter((one) => !sameThing(one, item)));
    },
    markSent: (sentEntry) => {
      set({ sentEntry });
    },
  };
});

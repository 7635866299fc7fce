import { create } from 'zustand';
import type { SaveProjectBody } from '@/api/generated/model';
import { withoutNumbers } from '@/lib/identity-numbers';
import { local, readStored, readText, writeStored } from '@/lib/storage';
import { OUTBOX, notifyOutboxChanged } from './outbox-status';

/** A sign-up for an edition or an activity whose request got no response. */
export type OutboxItem =
  | { kind: 'entry'; phone: string; body: SaveProjectBody }
  /** `name`: the user's name, if the account has none. */
  | { kind: 'activity'; phone: string; activityId: string; name?: string };

interface Outbox {
  items: readonly OutboxItem[];
  /** Last entry sent, for a page that shows its form to the same user. */
  sentEntry: { id: string; phone: string } | undefined;
  /** Adds a sign-up; replaces an earlier one for the same target. */
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

/** Reads the stored items. Only checks their shape; the server validates the content. */
function stored(): readonly OutboxItem[] {
  return readStored(
    local,
    OUTBOX,
    (all) => (Array.isArray(all) ? all.filter(isOutboxItem) : []),
    [],
  );
}

/** Removes identity numbers unless this browser has the session of the item's user. */
function storable(item: OutboxItem): OutboxItem {
  const hasSession = readText('token') !== undefined && readText('phone') === item.phone;
  return hasSession ? item : withoutNumbers(item);
}

/** Returns whether two sign-ups have the same user and target. */
function sameThing(a: OutboxItem, b: OutboxItem): boolean {
  if (a.phone !== b.phone) return false;
  if (a.kind === 'activity' && b.kind === 'activity') return a.activityId === b.activityId;
  return a.kind === b.kind;
}

/** Returns whether an item belongs to the current user; other items are neither shown nor sent. */
export function isOwn(
  item: OutboxItem,
  session: { token?: string | undefined; phone?: string | undefined },
): boolean {
  return session.token !== undefined && session.phone === item.phone;
}

/** Sign-ups that wait for the network; stored across pages and sessions. */
export const useOutbox = create<Outbox>()((set) => {
  const write = (change: (items: readonly OutboxItem[]) => readonly OutboxItem[]) => {
    const items = change(stored());
    writeStored(local, OUTBOX, items.length === 0 ? undefined : items);
    set({ items });
    notifyOutboxChanged();
  };
  return {
    items: stored(),
    sentEntry: undefined,
    add: (item) => {
      // The request may have failed only after the logout.
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

import { message } from 'antd';
import type { StoreApi } from 'zustand';
// Imported before any toast, because it sets the theme and language of the toast container.
import '@/app/toast/toaster';
import { useErrorLog } from '@/api/error-log';
import { useBrowserNeeded } from '@/lib/browser-needed';
import { mockWorker } from '@/mocks/browser';
import { useOutbox } from '@/outbox/outbox';
import { useContactVerification } from '@/auth/contact-verification/contact-verification-store';
import { useLoginModal } from '@/session/login-modal-store';
import { useCodeCooldowns } from '@/auth/login/use-code-cooldown';
import { useSession } from '@/session/session-store';
import { useSettingsDrawer } from '@/settings/drawer-store';
import { useSettings } from '@/settings/settings-store';
import { useSiteColor } from '@/settings/site-color';
import { useTabs } from '@/tabs/tabs-store';

/** Stores that outlive a page; each starts with its initial state. */
const STORES: readonly Pick<StoreApi<object>, 'setState' | 'getInitialState'>[] = [
  useBrowserNeeded,
  useCodeCooldowns,
  useContactVerification,
  useErrorLog,
  useLoginModal,
  useOutbox,
  useSession,
  useSettings,
  useSettingsDrawer,
  useSiteColor,
  useTabs,
];

/** Removes the toasts of earlier tests: toasts outlive the page that shows them. */
export function hideToasts(): void {
  message.destroy();
}

/** Resets stores, storage, document and the address to their state before the first visit. */
export async function forgetSite(): Promise<void> {
  mockWorker.resetHandlers();
  hideToasts();
  for (const store of STORES) store.setState(store.getInitialState(), true);
  // An earlier test may have fired `pagehide` (`lib/leaving.ts`).
  window.dispatchEvent(new PageTransitionEvent('pageshow'));
  localStorage.clear();
  sessionStorage.clear();
  for (const { name } of await indexedDB.databases()) if (name) indexedDB.deleteDatabase(name);
  for (const name of await caches.keys()) await caches.delete(name);
  const { pathname, search } = window.location;
  window.history.replaceState(null, '', `${pathname}${search}`);
  for (const key of ['mode', 'color', 'header'])
    document.documentElement.removeAttribute(`data-${key}`);
}

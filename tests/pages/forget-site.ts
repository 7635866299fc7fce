import { message } from 'antd';
import type { StoreApi } from 'zustand';
// Before any toast: it gives their holder its theme and language.
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

/** What outlives a page of the site; each store began in an empty browser. */
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

/** Hides what an earlier test has shown: a toast outlives the page that says it. */
export function hideToasts(): void {
  message.destroy();
}

/** Leaves stores, storage, address and document as they are before anybody has opened the site. */
export async function forgetSite(): Promise<void> {
  mockWorker.resetHandlers();
  hideToasts();
  for (const store of STORES) store.setState(store.getInitialState(), true);
  // A test may have left the page for good (`lib/leaving.ts`).
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

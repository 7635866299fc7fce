import './flush-renders';
import 'virtual:theme.css';
import '@/app/global.css';
import { afterAll, afterEach, beforeEach, vi } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { closeContactVerification } from '@/auth/contact-verification/contact-verification-store';
import { useSiteSearch } from '@/lib/site-search';
import { useLoginModal } from '@/session/login-modal-store';
import { forgetSite, hideToasts } from './forget-site';
import './quick-retries';

// Test files share a page and its modules, so that the site loads only once. Each file resets the
// state that outlives it.
beforeEach(async () => {
  // `vitest-browser-react` registers its cleanup only in the file that loads it first.
  await cleanup();
  // A dialog that was opening when its page was removed stays in the document.
  for (const dialog of document.querySelectorAll('body > div:has(.ant-modal-root, .ant-drawer)'))
    dialog.remove();
  // A pending request of a removed page may have failed since then, with a toast, a login dialog or
  // a contact verification.
  useLoginModal.getState().close();
  useSiteSearch.getState().close();
  closeContactVerification();
  hideToasts();
});

afterEach(() => {
  hideToasts();
  vi.unstubAllGlobals();
});

afterAll(async () => {
  await cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  await forgetSite();
  await page.viewport(1280, 800);
});

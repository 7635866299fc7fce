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

// Files share a page, and with it every module that one of them has loaded: the site stands once, and
// half of what a file used to cost was loading it. Each begins as in a page of its own.
beforeEach(async () => {
  // `vitest-browser-react` registers this in the first file only: there it is loaded.
  await cleanup();
  // A dialog that was just coming as its page went stays in the document, over the next page.
  for (const dialog of document.querySelectorAll('body > div:has(.ant-modal-root, .ant-drawer)'))
    dialog.remove();
  // A call of a page that has gone may have failed since: it has said so, or asked for a login or a
  // verified contact.
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

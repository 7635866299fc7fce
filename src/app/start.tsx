import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import 'virtual:theme.css';
import './global.css';
import { clearEarlyResponses } from '@/api/early-responses';
import { configureTransport } from '@/api/request-context';
import { connectChunkRecovery } from '@/lib/load-chunk';
import { LANGUAGES } from '@/i18n/languages';
import { ignoreComposedEnter } from '@/lib/composition';
import { loadMessages } from '@/i18n/messages';
import { useSession } from '@/session/session-store';
import { identityIn } from '@/domain/site/site-identity';
import { useSiteColor } from '@/settings/site-color';
import { showTheme, useSettings } from '@/settings/settings-store';
import { App } from './app';
import { followLanguage } from '@/settings/language/follow-language';
import { followNavigation, followPlainLinks } from './navigation/follow-navigation';
import { isExpected, logPageError, reportCrash } from './errors/log-page-error';
import { languageOfLink } from '@/settings/language/link-language';
import { preloadPages } from './navigation/preload';
import { recoverChunk, updateOnNavigation } from './errors/recover-chunk';
import { createSiteRouter } from './router';
import { useErrorLog } from '@/api/error-log';

/** Loads the error log's sender with the first error. */
function sendErrorLogWhenNeeded(): void {
  const stop = useErrorLog.subscribe(() => {
    stop();
    void import('@/api/error-log-channel').then(
      ({ startSendingErrorLog }) => startSendingErrorLog(),
      // Offline, the sender doesn't load: retry with the next error. The failure of this chunk is
      // logged before; it must be a single chunk, so that no failure starts the next attempt.
      sendErrorLogWhenNeeded,
    );
  });
}

function applyLanguageOfLink(): void {
  const found = languageOfLink(window.location.href);
  if (!found) return;
  useSettings.getState().setLanguage(found.language);
  window.history.replaceState(window.history.state, '', found.href);
}

/** Restores the session of a stored token; without a token, loads no code for it. */
async function restoreStoredSession(): Promise<void> {
  if (useSession.getState().token === undefined) return;
  const { restoreSession } = await import('@/session/current-user');
  await restoreSession();
}

async function startMocks(): Promise<void> {
  if (import.meta.env.MODE !== 'mock') return;
  const { startScenario } = await import('@/mocks/browser');
  const session = await startScenario(window.location.href);
  if (session) useSession.getState().start(session);
  if (session === null) useSession.getState().end();
}

/**
 * Starts the site. Loads texts, session and the first page before the first render, so that React
 * replaces the HTML's first screen without a blank screen or a layout shift.
 */
export async function start(): Promise<void> {
  ignoreComposedEnter();
  applyLanguageOfLink();
  const { lang, theme } = useSettings.getState();
  useSiteColor.setState({ color: identityIn(lang)?.color });
  showTheme(theme);
  connectChunkRecovery(recoverChunk);
  configureTransport({
    token: () => useSession.getState().token,
    language: () => LANGUAGES[useSettings.getState().lang],
  });
  sendErrorLogWhenNeeded();
  await startMocks();
  const texts = loadMessages(lang);
  await restoreStoredSession();
  const router = createSiteRouter();
  updateOnNavigation(router);
  await Promise.all([texts, router.load()]);
  clearEarlyResponses();
  followLanguage(router.options.context.queryClient);
  // Must follow `router.load()`: once the history has a listener, the router leaves the load after a
  // redirect (`/` to `/welcome`) to its provider, which isn't mounted yet.
  followNavigation(router);
  followPlainLinks(router);

  const place = document.getElementById('root');
  if (!place) throw new Error('index.html has no #root');
  const root = createRoot(place, {
    onCaughtError: (error) => {
      logPageError(error);
      if (!isExpected(error)) console.error(error);
    },
    // React has unmounted the whole site.
    onUncaughtError: reportCrash,
  });
  // A transition renders in slices, so that visitors can scroll the first screen in the meantime.
  startTransition(() => {
    root.render(
      <StrictMode>
        <App router={router} />
      </StrictMode>,
    );
  });
  preloadPages(router);
}

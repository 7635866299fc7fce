import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import 'virtual:theme.css';
import './global.css';
import { getTime } from '@/api/generated/config/config';
import { connectTransport } from '@/api/transport';
import { LANGUAGES } from '@/i18n/languages';
import { loadMessages } from '@/i18n/messages';
import { setServerTime } from '@/lib/clock';
import { restoreSession } from '@/session/current-user';
import { useSession } from '@/session/session-store';
import { showTheme, useSettings } from '@/settings/settings-store';
import { App } from './app';
import { followNavigation } from './follow-navigation';
import { languageOfLink } from './link-language';
import { createSiteRouter } from './router';

function takeLanguageOfLink(): void {
  const found = languageOfLink(window.location.href);
  if (!found) return;
  useSettings.getState().setLanguage(found.language);
  window.history.replaceState(window.history.state, '', found.href);
}

async function learnServerTime(): Promise<void> {
  const asked = Date.now();
  const { now } = await getTime({ quiet: true });
  setServerTime(now, asked, Date.now());
}

async function startMocks(): Promise<void> {
  if (import.meta.env.MODE !== 'mock') return;
  const { startBrowserMocks } = await import('@/mocks/browser');
  await startBrowserMocks();
}

/**
 * Starts the site. Texts, session and the first page load in parallel and before the first render,
 * so that the first screen in the HTML is taken over without a blank or a shift.
 */
export async function start(): Promise<void> {
  takeLanguageOfLink();
  const { lang, theme } = useSettings.getState();
  showTheme(theme);
  connectTransport({
    token: () => useSession.getState().token,
    language: () => LANGUAGES[useSettings.getState().lang],
  });
  await startMocks();
  const texts = loadMessages(lang);
  learnServerTime().catch(() => undefined);
  await restoreSession();
  const router = createSiteRouter();
  followNavigation(router);
  await Promise.all([texts, router.load()]);

  const place = document.getElementById('root');
  if (!place) throw new Error('index.html has no #root');
  createRoot(place).render(
    <StrictMode>
      <App router={router} />
    </StrictMode>,
  );
}

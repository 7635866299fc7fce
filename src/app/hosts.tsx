import { useMatches } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';
import { useContactVerification } from '@/auth/contact-verification/contact-verification-store';
import { identityIn } from '@/domain/site/site-identity';
import { LANGUAGES, type Language } from '@/i18n/languages';
import { withTexts } from '@/i18n/messages';
import { useBrowserNeeded } from '@/lib/browser-needed';
import { useSiteSearch } from '@/lib/site-search';
import { readText } from '@/lib/storage';
import { SETTLED } from '@/lib/when-idle';
import { useHasOutboxItems } from '@/outbox/outbox-status';
import { useLoginModal } from '@/session/login-modal-store';
import { useSession } from '@/session/session-store';
import { useOtherTabs } from '@/session/use-other-tabs';
import { useSettings } from '@/settings/settings-store';
import { LazyBoundary } from '@/ui/page/lazy-boundary';

// Each host lazy-loads one part that lies over the pages, with the first occasion for it.

const BrowserNeeded = lazy(() => import('@/ui/feedback/browser-needed'));
const ConsentDialog = lazy(() => import('@/auth/legal/consent-dialog'));
const LanguageOffer = lazy(() => import('@/settings/language/language-offer'));
const SearchDialog = lazy(() => import('@/shells/search/search-dialog'));
const SessionDialogs = lazy(() => withTexts(import('./session-dialogs'), 'forms'));

/** A module that does without: the page works if it doesn't load. */
const optional = () => ({ default: () => null });
const FollowIdentity = lazy(() => import('./follow-identity').catch(optional));
const OfflineSupport = lazy(() => import('@/offline/offline-support').catch(optional));

/** Whether enough time has passed for the first page to have loaded its own parts. */
function useSettled(): boolean {
  const [settled, setSettled] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), SETTLED);
    return () => {
      clearTimeout(timer);
    };
  }, []);
  return settled;
}

/** Shows how to open the site in another browser, where a messenger's browser can't save files. */
function BrowserNeededHost(): ReactNode {
  const open = useBrowserNeeded((needed) => needed.open);
  if (!open) return null;
  return (
    <LazyBoundary>
      <BrowserNeeded />
    </LazyBoundary>
  );
}

/** Prompts logged-in users to agree to legal texts that staff have published anew. */
function ConsentHost(): ReactNode {
  const needed = useSession(({ user }) => user?.consentNeeded);
  if (needed === undefined) return null;
  return (
    <LazyBoundary>
      <ConsentDialog needed={needed} />
    </LazyBoundary>
  );
}

/** Names the site on a home screen in its language, too (`server/site/web-manifest.ts`). */
function useManifestLanguage(lang: Language): void {
  useEffect(() => {
    const link = document.querySelector<HTMLLinkElement>('link[rel="manifest"]');
    const href = link?.getAttribute('href')?.replace(/lang=\w+/, `lang=${lang}`);
    if (href !== undefined && link?.getAttribute('href') !== href) link?.setAttribute('href', href);
  }, [lang]);
}

/** Keeps name and look of the site as staff set them; loads at once only if the page has none. */
function IdentityHost(): ReactNode {
  const lang = useSettings((settings) => settings.lang);
  const settled = useSettled();
  useManifestLanguage(lang);
  if (!settled && identityIn(lang) !== undefined) return null;
  return (
    <Suspense>
      <FollowIdentity />
    </Suspense>
  );
}

/** Whether the browser's language differs from the site's, and the visitor has chosen none. */
function mayOfferLanguage(): boolean {
  if (readText('settings') !== undefined || readText('languageOffer') !== undefined) return false;
  return navigator.language !== LANGUAGES[useSettings.getState().lang];
}

/** Offers the browser's language once (product decisions, languages). */
function LanguageOfferHost(): ReactNode {
  const [offers, setOffers] = useState(mayOfferLanguage);
  return (
    offers && (
      <Suspense>
        <LanguageOffer onClose={() => setOffers(false)} />
      </Suspense>
    )
  );
}

/**
 * Loads the support for weak networks and later visits once the first page has everything; in the
 * back office only while the outbox has items.
 */
function OfflineSupportHost(): ReactNode {
  const staff = useMatches({
    select: (matches) => matches.some(({ routeId }) => routeId === '/_admin'),
  });
  const hasItems = useHasOutboxItems();
  const settled = useSettled();
  if (!settled || (staff && !hasItems)) return null;
  return (
    <Suspense>
      <OfflineSupport staff={staff} />
    </Suspense>
  );
}

/** Loads the dialogs of the session with their first opening: until then no page carries their forms. */
function SessionDialogHost(): ReactNode {
  useOtherTabs();
  const loginOpened = useLoginModal((modal) => modal.openCount > 0);
  const verificationOpened = useContactVerification((dialog) => dialog.openCount > 0);
  if (!loginOpened && !verificationOpened) return null;
  return (
    <LazyBoundary>
      <SessionDialogs />
    </LazyBoundary>
  );
}

/** Shows the search. */
function SiteSearchHost(): ReactNode {
  const { open, close } = useSiteSearch();
  if (!open) return null;
  return (
    <LazyBoundary>
      <SearchDialog onClose={close} />
    </LazyBoundary>
  );
}

/** The parts that lie over every page. */
export function Hosts() {
  return (
    <>
      <IdentityHost />
      <SessionDialogHost />
      <ConsentHost />
      <LanguageOfferHost />
      <OfflineSupportHost />
      <BrowserNeededHost />
      <SiteSearchHost />
    </>
  );
}

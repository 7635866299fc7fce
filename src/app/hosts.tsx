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

// Each host lazy-loads an overlay when it is first needed.

const BrowserNeeded = lazy(() => import('@/ui/feedback/browser-needed'));
const ConsentDialog = lazy(() => import('@/auth/legal/consent-dialog'));
const LanguageOffer = lazy(() => import('@/settings/language/language-offer'));
const SearchDialog = lazy(() => import('@/shells/search/search-dialog'));
const SessionDialogs = lazy(() => withTexts(import('./session-dialogs'), 'forms'));

/** Returns an empty module for a part that fails to load; pages work without these parts. */
const optional = () => ({ default: () => null });
const FollowIdentity = lazy(() => import('./follow-identity').catch(optional));
const OfflineSupport = lazy(() => import('@/offline/offline-support').catch(optional));

/** Returns whether enough time has passed for the first page to load its parts. */
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

/** Shows how to open the site in another browser when an in-app browser can't save files. */
function BrowserNeededHost(): ReactNode {
  const open = useBrowserNeeded((needed) => needed.open);
  if (!open) return null;
  return (
    <LazyBoundary>
      <BrowserNeeded />
    </LazyBoundary>
  );
}

/** Prompts logged-in users to accept new versions of legal texts. */
function ConsentHost(): ReactNode {
  const needed = useSession(({ user }) => user?.consentNeeded);
  if (needed === undefined) return null;
  return (
    <LazyBoundary>
      <ConsentDialog needed={needed} />
    </LazyBoundary>
  );
}

/** Sets the language of the web app manifest (`server/site/web-manifest.ts`). */
function useManifestLanguage(lang: Language): void {
  useEffect(() => {
    const link = document.querySelector<HTMLLinkElement>('link[rel="manifest"]');
    const href = link?.getAttribute('href')?.replace(/lang=\w+/, `lang=${lang}`);
    if (href !== undefined && link?.getAttribute('href') !== href) link?.setAttribute('href', href);
  }, [lang]);
}

/** Updates the site's name and color: after the first page, or at once if the HTML has no identity. */
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

/** Returns whether the browser's language differs and the visitor hasn't chosen one. */
function mayOfferLanguage(): boolean {
  if (readText('settings') !== undefined || readText('languageOffer') !== undefined) return false;
  return navigator.language !== LANGUAGES[useSettings.getState().lang];
}

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

/** Loads offline support after the first page; in the back office, only for outbox items. */
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

/** Loads the session dialogs when one is first opened. */
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

function SiteSearchHost(): ReactNode {
  const { open, close } = useSiteSearch();
  if (!open) return null;
  return (
    <LazyBoundary>
      <SearchDialog onClose={close} />
    </LazyBoundary>
  );
}

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

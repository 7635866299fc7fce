import { lazy, Suspense, useEffect, useState } from 'react';
import { identityIn } from '@/domain/site/site-identity';
import { useSettings } from '@/settings/settings-store';

/** After the site stands, milliseconds: what the first page itself still fetches goes first. */
const SETTLED = 3000;

const FollowIdentity = lazy(() =>
  // Where it doesn't load the site goes on under the name that it has.
  import('./follow-identity').catch(() => ({ default: () => null })),
);

/** Keeps name and look of the site as staff have them; loads at once only where the page has none. */
export function IdentityHost() {
  const lang = useSettings((settings) => settings.lang);
  const [settled, setSettled] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), SETTLED);
    return () => {
      clearTimeout(timer);
    };
  }, []);
  if (!settled && identityIn(lang) !== undefined) return null;
  return (
    <Suspense>
      <FollowIdentity />
    </Suspense>
  );
}

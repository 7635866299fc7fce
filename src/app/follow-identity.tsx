import { useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useGetIdentity } from '@/api/generated/config/config';
import { setIdentity } from '@/domain/site/site-identity';
import { useSettings } from '@/settings/settings-store';
import { useSiteColor } from '@/settings/site-color';

/** Maximum age of the site's identity at a navigation, in milliseconds. */
const FRESH = 60_000;

/** Refetches the site's identity at a navigation if it is a minute old. */
export default function FollowIdentity() {
  const lang = useSettings((settings) => settings.lang);
  const pathname = useLocation({ select: (location) => location.pathname });
  const { data, isStale, refetch } = useGetIdentity({ query: { staleTime: FRESH } });
  // Ignores stale data: after a change of language, they are in the previous language.
  const current = isStale ? undefined : data;

  useEffect(() => {
    if (current === undefined) return;
    setIdentity(lang, current);
    useSiteColor.setState({ color: current.color });
  }, [current, lang]);

  useEffect(() => {
    if (isStale && data !== undefined) void refetch();
    // Only a navigation refetches: an open page must not change while it is read.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [pathname]);
  return null;
}

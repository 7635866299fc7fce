import { useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useGetIdentity } from '@/api/generated/config/config';
import { setIdentity } from '@/domain/site/site-identity';
import { useSettings } from '@/settings/settings-store';
import { useSiteColor } from '@/settings/site-color';

/** A new name is on every open page after its first navigation a minute later, milliseconds. */
const FRESH = 60_000;

/** Asks for the site's identity when it is a minute old and another page is opened. */
export default function FollowIdentity() {
  const lang = useSettings((settings) => settings.lang);
  const pathname = useLocation({ select: (location) => location.pathname });
  const { data, isStale, refetch } = useGetIdentity({ query: { staleTime: FRESH } });
  // Not stale: after a change of language it is the former one's at first.
  const current = isStale ? undefined : data;

  useEffect(() => {
    if (current === undefined) return;
    setIdentity(lang, current);
    useSiteColor.setState({ color: current.color });
  }, [current, lang]);

  useEffect(() => {
    if (isStale && data !== undefined) void refetch();
    // Only a navigation asks: an open page isn't drawn again under its reader.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [pathname]);
  return null;
}

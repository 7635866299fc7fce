import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useListMyAssignments } from '@/api/generated/judging/judging';
import { useSitePath } from '@/lib/page/site-link';
import { usePermission } from '@/session/use-permission';

/** Page of an entry in the back office, whose link staff and judges copy. */
const ENTRY = /^\/a\/match\/entry\?(.*)$/;

/**
 * Redirects a judge who may not open an entry's page in the back office to the own score sheet of that entry.
 * @param address the page that the user isn't authorized for
 * @returns whether the user is a judge whose assignments load, or is redirected
 */
export function useOwnSheet(address: string | undefined): boolean {
  const { can } = usePermission();
  const navigate = useNavigate();
  const sitePath = useSitePath();
  const [, search] = ENTRY.exec(address ?? '') ?? [];
  const entryId = new URLSearchParams(search).get('id');
  const enabled = entryId !== null && can(['score:user']);
  const { data = [], isPending } = useListMyAssignments({
    query: { enabled },
    request: { suppressToast: true },
  });
  const sheetIn = (state: 'open' | 'closed') =>
    data
      .filter((round) => round.state === state)
      .flatMap(({ assignments }) => assignments)
      .find((one) => one.entryId === entryId)?.id;
  const id = enabled ? (sheetIn('open') ?? sheetIn('closed')) : undefined;
  const target = sitePath('/score/sheet');
  useEffect(() => {
    if (id !== undefined) void navigate({ to: target, search: { id }, replace: true });
  }, [id, navigate, target]);
  return id !== undefined || (enabled && isPending);
}

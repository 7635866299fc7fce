import { keepPreviousData } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useIntl } from 'react-intl';
import { useListStaffActivities } from '@/api/generated/staff-activity/staff-activity';
import { useListStaffMatches } from '@/api/generated/staff-match/staff-match';
import {
  useListStaffExperts,
  useListStaffNews,
  useListStaffProjects,
} from '@/api/generated/staff/staff';
import { useListSystemUserOptions } from '@/api/generated/system-user/system-user';
import { useTextIn } from '@/i18n/use-text-in';
import { fullName } from '@/session/full-name';
import type { Authority } from '@/session/permissions';
import { usePermission } from '@/session/use-permission';
import type { PaletteOption } from './options';

/** Maximum number of hits of each kind. */
const MAX = 5;

/** Searches records by keyword with the operations of the staff lists, for the kinds that the user is authorized to list. */
export function useRecordHits(words: string) {
  const { locale } = useIntl();
  const navigate = useNavigate();
  const textOf = useTextIn();
  const { can } = usePermission();
  const params = { keywords: words, size: MAX };
  const on = (authority: Authority) => ({
    query: { enabled: words !== '' && can(authority), placeholderData: keepPreviousData },
    // The palette reports failures itself; other kinds may still succeed.
    request: { background: true },
  });
  const entries = useListStaffProjects(params, on(['entry:read']));
  const editions = useListStaffMatches(on(['entry:read']));
  const experts = useListStaffExperts(params, on(['expert:review']));
  const activities = useListStaffActivities(
    params,
    on({ anyOf: ['activity:write', 'activity:checkin'] }),
  );
  const news = useListStaffNews(params, on(['content:write']));
  const users = useListSystemUserOptions(params, on(['user:read']));

  const hit = (
    group: PaletteOption['group'],
    id: string,
    label: string,
    hint: string | undefined,
    go: () => Promise<void>,
  ): PaletteOption => ({
    key: `${group}-${id}`,
    group,
    label,
    ...(hint !== '' && { hint }),
    onChoose: () => void go(),
  });
  const yearOf = (edition: string) => editions.data?.find(({ id }) => id === edition)?.year;
  const found: PaletteOption[] = [
    ...(entries.data?.records ?? []).map(({ id, name, leader, matchInfoId }) => {
      // Entries of all editions are found, so each names its own.
      const hint = [leader, yearOf(matchInfoId)].filter((part) => part !== undefined).join(' · ');
      return hit('entries', id, name, hint, () =>
        navigate({ to: '/a/match/entry', search: { id } }),
      );
    }),
    ...(experts.data?.records ?? []).map(({ id, name, organisation }) =>
      hit('experts', id, name, organisation, () =>
        navigate({ to: '/a/match/experts', search: { keywords: name } }),
      ),
    ),
    ...(activities.data?.records ?? []).map(({ id, title, city }) =>
      hit('activities', id, textOf(title), textOf(city), () =>
        can(['activity:write'])
          ? navigate({ to: '/a/match/activities', search: { keywords: words, open: id } })
          : navigate({ to: '/a/match/attendees', search: { id } }),
      ),
    ),
    ...(news.data?.records ?? []).map(({ id, title }) =>
      hit('news', id, textOf(title), undefined, () =>
        navigate({ to: '/a/match/news', search: { keywords: words, open: id } }),
      ),
    ),
    ...(users.data?.records ?? []).map((person) =>
      hit('users', person.id, fullName(person, locale), person.userCode, () =>
        navigate({ to: '/a/sys/user', search: { keywords: words, open: person.id } }),
      ),
    ),
  ];
  const all = [entries, experts, activities, news, users];
  return {
    hits: words === '' ? [] : found,
    loading: all.some(({ isFetching }) => isFetching),
    failed: all.some(({ isError }) => isError),
  };
}

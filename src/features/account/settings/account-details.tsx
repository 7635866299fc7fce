import { FormattedMessage, useIntl } from 'react-intl';
import { nameList } from '@/i18n/name-list';
import { useGetMySystemUser } from '@/api/generated/system-user/system-user';
import { useDates } from '@/i18n/format/dates';
import { DescriptionList } from '@/ui/detail/description-list';
import { useRightName } from '@/session/use-right-name';
import { useRoleName } from '@/session/use-role-name';
import { FailedState } from '@/ui/feedback/result-state';
import { Setting } from './setting';
import styles from './setting.module.css';

/** Read-only account data: numbers, roles, permissions, date of registration. */
export function AccountDetails() {
  const intl = useIntl();
  const dates = useDates();
  const { data, error, isError, refetch } = useGetMySystemUser();
  const roleName = useRoleName();
  const rightName = useRightName();
  const details = [
    ['account.userCode', data?.userCode],
    ['account.adUser', data?.adUser],
    ['account.roles', nameList(intl, data?.roles.map(roleName) ?? [])],
    ['account.permissions', nameList(intl, data?.permissions.map(rightName) ?? [])],
    ['account.since', data?.createDate && dates.day(data.createDate)],
  ] as const;
  if (data && details.every(([, value]) => !value)) return null;
  return (
    <Setting title="account.facts" lead="account.factsLead">
      {isError && <FailedState error={error} onRetry={() => void refetch()} />}
      {!data && !isError && <FormattedMessage id="account.loading" />}
      {data && <DescriptionList className={styles['facts']} rows={details} />}
    </Setting>
  );
}

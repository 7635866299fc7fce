import { Descriptions, Drawer, Flex, Skeleton } from 'antd';
import { useId, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { nameList } from '@/i18n/name-list';
import { NO_TOAST_WHEN_GONE } from '@/api/failure';
import { useGetSystemUser, useGetSystemUserNames } from '@/api/generated/system-user/system-user';
import type { Invitation, SystemUser } from '@/api/generated/model';
import { useDates } from '@/i18n/format/dates';
import { serverNow } from '@/lib/page/clock';
import { fullName } from '@/session/full-name';
import { useRightName } from '@/session/use-right-name';
import { useSession } from '@/session/session-store';
import { useRoleName } from '@/session/use-role-name';
import { CloseUser } from './close-user';
import { ContactValue } from './contact-value';
import { PasswordResetButton } from './password-reset-button';
import { RemoveSecondFactor } from './remove-second-factor';
import { SendInvitation } from './send-invitation';
import { FailedState } from '@/ui/feedback/result-state';

/** Returns whether an account was closed: it is disabled and has no contact. */
const isClosed = ({ status, mobile, email }: SystemUser) =>
  status === 0 && mobile === undefined && email === undefined;

interface Props {
  id: string | undefined;
  onClose: () => void;
}

/** Drawer with a user's data and the names of the authors of the record. */
export function UserDetail({ id, onClose }: Props) {
  const intl = useIntl();
  const titleId = useId();
  const dates = useDates();
  const { data, error, isError, refetch } = useGetSystemUser(id ?? '', {
    query: { enabled: id !== undefined },
    ...NO_TOAST_WHEN_GONE,
  });
  const authors = [...new Set([data?.createBy, data?.updateBy].filter((who) => who !== undefined))];
  const names = useGetSystemUserNames(authors.join(','), {
    query: { enabled: authors.length > 0 },
  });
  const nameOf = (who: string | undefined) => {
    const found = who === undefined ? undefined : names.data?.[who];
    return (found && fullName(found, intl.locale)) || who || '–';
  };
  const day = (time: string | undefined) => (time === undefined ? '–' : dates.moment(time));
  const label = (key: string) => intl.formatMessage({ id: `sysUser.${key}` as 'sysUser.email' });
  const me = useSession((session) => session.user?.id);
  const password = (user: SystemUser) =>
    user.mustResetPassword === true ? label('passwordReset') : '–';
  const invited = ({ sentDate, expireDate }: Invitation) => {
    if (sentDate === undefined || expireDate === undefined) return label('invitationNone');
    const values = { sent: dates.moment(sentDate), end: dates.moment(expireDate) };
    const over = Date.parse(expireDate) <= serverNow();
    return intl.formatMessage(
      { id: over ? 'sysUser.invitationExpired' : 'sysUser.invitationOpen' },
      values,
    );
  };
  const roleName = useRoleName();
  const rightName = useRightName();

  const itemsOf = (user: SystemUser): [string, ReactNode][] => [
    ['name', fullName(user, intl.locale)],
    ['userCode', user.userCode ?? '–'],
    ['adUser', user.adUser ?? '–'],
    ['mobile', <ContactValue key="mobile" user={user} contact="mobile" />],
    ['email', <ContactValue key="email" user={user} contact="email" />],
    ['roles', nameList(intl, user.roles.map(roleName)) || '–'],
    ['permissions', nameList(intl, user.permissions.map(rightName)) || '–'],
    ['status', label(user.status === 1 ? 'enabled' : 'disabled')],
    ['secondFactor', day(user.secondFactorDate)],
    ['password', password(user)],
    ...(user.invitation
      ? [['invitation', invited(user.invitation)] satisfies [string, string]]
      : []),
    ['created', `${nameOf(user.createBy)} · ${day(user.createDate)}`],
    ['updated', `${nameOf(user.updateBy)} · ${day(user.updateDate)}`],
    ['remarks', user.remarks ?? '–'],
  ];

  return (
    <Drawer
      open={id !== undefined}
      onClose={onClose}
      size={480}
      mask={{ blur: false }}
      title={<span id={titleId}>{label('detail')}</span>}
      aria-labelledby={titleId}
      footer={
        data !== undefined &&
        data.id !== me && (
          <Flex gap="small" wrap>
            <PasswordResetButton ids={[data.id]} />
            {data.invitation && <SendInvitation user={data} />}
            {data.secondFactorDate !== undefined && <RemoveSecondFactor id={data.id} />}
            {!isClosed(data) && <CloseUser user={data} onClosed={onClose} />}
          </Flex>
        )
      }
    >
      {isError && <FailedState error={error} onRetry={() => void refetch()} />}
      {!data && !isError && <Skeleton active />}
      {data && (
        <Descriptions
          column={1}
          bordered
          size="small"
          items={itemsOf(data).map(([key, children]) => ({ key, label: label(key), children }))}
        />
      )}
    </Drawer>
  );
}

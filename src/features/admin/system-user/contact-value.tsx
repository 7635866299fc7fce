import { FormattedMessage } from 'react-intl';
import type { SystemUser } from '@/api/generated/model';
import { StatusTag } from '@/ui/admin/status-tag';

interface Props {
  user: SystemUser;
  contact: 'mobile' | 'email';
}

/** Marks an unverified contact. */
export function UnconfirmedMark({ user, contact }: Props) {
  if (user.unconfirmed?.includes(contact) !== true) return null;
  return (
    <StatusTag tone="notable">
      <FormattedMessage id="sysUser.unconfirmed" />
    </StatusTag>
  );
}

/** Contact of a user, with a mark if it is unverified. */
export function ContactValue({ user, contact }: Props) {
  return (
    <>
      {user[contact]} <UnconfirmedMark user={user} contact={contact} />
    </>
  );
}

import { FormattedMessage } from 'react-intl';
import type { SystemUser } from '@/api/generated/model';
import { StatusTag } from '@/ui/admin/status-tag';

interface Props {
  user: SystemUser;
  contact: 'mobile' | 'email';
}

/** Marks a contact that its owner has not verified. */
export function UnconfirmedMark({ user, contact }: Props) {
  if (user.unconfirmed?.includes(contact) !== true) return null;
  return (
    <StatusTag tone="notable">
      <FormattedMessage id="sysUser.unconfirmed" />
    </StatusTag>
  );
}

/** A contact of a user, and whether its owner has verified it. */
export function ContactValue({ user, contact }: Props) {
  return (
    <>
      {user[contact]} <UnconfirmedMark user={user} contact={contact} />
    </>
  );
}

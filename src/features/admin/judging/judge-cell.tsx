import { Flex } from 'antd';
import { FormattedMessage } from 'react-intl';
import { useInviteJudge } from '@/api/generated/staff-judging/staff-judging';
import type { RoundJudge } from '@/api/generated/model';
import { useDates } from '@/i18n/format/dates';
import { RowButton } from '@/ui/admin/row-button';
import { StatusTag } from '@/ui/admin/status-tag';
import { useInvitationReport } from './invite-judge';

/** Name of a judge; says that the judge is invited, with a button to invite again, or may not judge any more. */
export function JudgeCell({ judge }: { judge: RoundJudge }) {
  const { name, invitation, inactive = false } = judge;
  return (
    <Flex vertical align="start" gap={4}>
      {name}
      {inactive && (
        <StatusTag tone="bad">
          <FormattedMessage id="staffJudging.inactive" />
        </StatusTag>
      )}
      {invitation !== undefined && !inactive && <Invited name={name} invitation={invitation} />}
    </Flex>
  );
}

type InvitedProps = Pick<RoundJudge, 'name'> & Required<Pick<RoundJudge, 'invitation'>>;

function Invited({ name, invitation: { email, expireDate } }: InvitedProps) {
  const dates = useDates();
  const report = useInvitationReport();
  const invite = useInviteJudge();
  return (
    <>
      <StatusTag tone="plain">
        {expireDate === undefined ? (
          <FormattedMessage id="staffJudging.uninvited" />
        ) : (
          <FormattedMessage id="staffJudging.invited" values={{ time: dates.moment(expireDate) }} />
        )}
      </StatusTag>
      <RowButton
        loading={invite.isPending}
        onClick={() => invite.mutate({ data: { name, email } }, { onSuccess: report })}
      >
        <FormattedMessage id="staffJudging.inviteAgain" />
      </RowButton>
    </>
  );
}

import { Button, Descriptions, Drawer, Space, type GetRef, type Input } from 'antd';
import { useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { getExpertIdentity, listStaffExperts, useReviewExpert } from '@/api/generated/staff/staff';
import type { ExpertReview, ExpertStatus, StaffExpert } from '@/api/generated/model';
import { IdentityButton } from '@/domain/identity/identity-button';
import { useIdentityNumber } from '@/domain/identity/use-identity-number';
import { useIdentityText } from '@/domain/identity/use-identity-text';
import { useOptimisticSave } from '@/domain/record/use-optimistic-save';
import { labelOf, useDomainChoices } from '@/domain/reference/reference-labels';
import { useUnsentChanges } from '@/ui/form/page-dirty';
import { DeclineReason } from './decline-reason';

interface Props {
  expert: StaffExpert | undefined;
  onClose: () => void;
}

const DETAILS = ['organisation', 'jobTitle', 'mobile', 'email', 'experience', 'bio'] as const;
const APPROVED = 2;
const DECLINED = 3;

/** Drawer to approve or decline an expert registration; declining requires a reason. */
export function ExpertDecision({ expert, onClose }: Props) {
  const intl = useIntl();
  const field = useRef<GetRef<typeof Input.TextArea>>(null);
  const [missing, setMissing] = useState(false);
  const [typed, setTyped] = useState<string>();
  const reason = typed ?? expert?.reason ?? '';
  useUnsentChanges(expert !== undefined && typed !== undefined);
  const close = () => {
    setTyped(undefined);
    setMissing(false);
    onClose();
  };
  const review = useReviewExpert();
  const saver = useOptimisticSave<Pick<ExpertReview, 'status' | 'reason'>, number>({
    base: expert && { content: expert, revision: expert.revision },
    labels: {
      status: intl.formatMessage({ id: 'staff.decision' }),
      reason: intl.formatMessage({ id: 'staff.reason' }),
    },
    valueText: (field, value) =>
      field === 'status'
        ? intl.formatMessage({ id: `staff.expert.${value as ExpertStatus}` })
        : undefined,
    readNewest: async () => {
      const { records } = await listStaffExperts({ keywords: expert?.name ?? '', size: 100 });
      const newest = records.find((one) => one.id === expert?.id);
      return newest && { content: newest, revision: newest.revision };
    },
    update: (decision, revision) =>
      review.mutateAsync({ data: { ...decision, id: expert?.id ?? '', revision } }),
    onSaved: close,
  });
  const decide = (status: 2 | 3) => {
    const why = reason.trim();
    if (status === DECLINED && why === '') {
      setMissing(true);
      field.current?.focus();
      return;
    }
    saver.save({ status, ...(why !== '' && { reason: why }) });
  };

  return (
    <Drawer
      open={expert !== undefined}
      onClose={close}
      size={520}
      destroyOnHidden
      mask={{ blur: false }}
      title={expert?.name}
      aria-label={intl.formatMessage({ id: 'staff.review' })}
      footer={
        <Space>
          <Button type="primary" loading={saver.saving} onClick={() => decide(APPROVED)}>
            <FormattedMessage id="staff.approve" />
          </Button>
          <Button danger disabled={saver.saving} onClick={() => decide(DECLINED)}>
            <FormattedMessage id="staff.decline" />
          </Button>
        </Space>
      }
    >
      {saver.dialog}
      {expert && (
        <>
          <ExpertDetails expert={expert} />
          <DeclineReason
            ref={field}
            value={reason}
            missing={missing && reason.trim() === ''}
            onChange={setTyped}
          />
        </>
      )}
    </Drawer>
  );
}

function ExpertDetails({ expert }: { expert: StaffExpert }) {
  const intl = useIntl();
  const domains = useDomainChoices();
  const identityText = useIdentityText();
  const identity = useIdentityNumber(expert.id, expert.identity, getExpertIdentity);
  const { document } = identity;
  const details = DETAILS.map((detail) => ({
    key: detail,
    label: intl.formatMessage({ id: `staff.${detail}` }),
    children: <>{expert[detail] ?? '–'}</>,
  }));
  const tracks = {
    key: 'domains',
    label: intl.formatMessage({ id: 'entry.fact.domain' }),
    children: expert.domains.map((code) => labelOf(domains, code)).join(', ') || '–',
  };
  const number = {
    key: 'identity',
    label: intl.formatMessage({ id: 'identity.number' }),
    children: (
      <Space wrap>
        {identityText(document) ?? '–'}
        {document !== undefined && <IdentityButton identity={identity} />}
      </Space>
    ),
  };
  return <Descriptions column={1} size="small" items={[tracks, ...details, number]} />;
}

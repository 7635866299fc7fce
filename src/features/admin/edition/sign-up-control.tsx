import { Button, Card, Form, Modal, Popconfirm } from 'antd';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useChangeSignUp } from '@/api/generated/staff-match/staff-match';
import type { StaffMatch } from '@/api/generated/model';
import { useDates } from '@/i18n/format/dates';
import { PermissionButton } from '@/session/permission-button';
import { MomentField } from '@/ui/form/moment-field';
import { valueRule } from '@/ui/form/value-rule';
import { SiteForm } from '@/ui/form/site-form';
import { extensionRefusal } from '@/lib/extension-refusal';
import { serverNow } from '@/lib/page/clock';
import styles from './edition-form.module.css';

interface Props {
  edition: StaffMatch;
  /** Whether the form has unsaved changes. */
  dirty: boolean;
  /** Called with the stored edition. */
  onChange: (edition: StaffMatch) => void;
}

const lastEnd = ({ stages, signUpEnd }: StaffMatch) => Date.parse(stages.at(-1)?.end ?? signUpEnd);

/** Returns whether a shortlist, finalists or winners are published. */
const hasResults = ({ resultStage }: StaffMatch) =>
  resultStage !== undefined && resultStage !== 'accepted';

/** Extends, pauses, resumes or closes the sign-up of a published edition. */
export function SignUpControl({ edition, dirty, onChange }: Props) {
  const { id, status, signUpPaused, signUpEnd, extendedFrom } = edition;
  const intl = useIntl();
  const dates = useDates();
  const [extending, setExtending] = useState(false);
  const change = useChangeSignUp();
  const open = status === 'signup';
  const button = { as: Button, authority: ['edition:write'], disabled: dirty };
  const refusal = extensionRefusal(
    { hasResults: hasResults(edition), signUpEnd: Date.parse(signUpEnd), end: lastEnd(edition) },
    // The latest possible end.
    lastEnd(edition),
    serverNow(),
  );
  const pause = signUpPaused ? 'resume' : 'pause';
  return (
    <Card title={<FormattedMessage id="staffMatch.signUp" />}>
      <div className={styles['row']}>
        <p className={styles['hint']}>
          <FormattedMessage
            id={signUpPaused && open ? 'staffMatch.pausedNow' : `staffMatch.signUpNow.${status}`}
            values={{ end: dates.end(signUpEnd), start: dates.moment(edition.signUpStart) }}
          />{' '}
          {extendedFrom !== undefined && (
            <FormattedMessage
              id="staffMatch.extendedFrom"
              values={{ time: dates.end(extendedFrom) }}
            />
          )}{' '}
          {refusal && <FormattedMessage id={`staffMatch.extendRefused.${refusal}`} />}{' '}
          {dirty && <FormattedMessage id="staffMatch.unsaved" />}
        </p>
        <PermissionButton
          {...button}
          onClick={() => setExtending(true)}
          {...(refusal && { disabled: true })}
        >
          <FormattedMessage id="staffMatch.extend" />
        </PermissionButton>
        {open && (
          <>
            <PermissionButton
              {...button}
              loading={change.isPending}
              onClick={() =>
                change.mutate({ data: { id, action: pause } }, { onSuccess: onChange })
              }
            >
              <FormattedMessage id={`staffMatch.${pause}`} />
            </PermissionButton>
            <Popconfirm
              title={intl.formatMessage({ id: 'staffMatch.closeQuestion' })}
              okText={intl.formatMessage({ id: 'staffMatch.close' })}
              cancelText={intl.formatMessage({ id: 'staffMatch.notYet' })}
              onConfirm={() =>
                change.mutate({ data: { id, action: 'close' } }, { onSuccess: onChange })
              }
            >
              <PermissionButton {...button} danger>
                <FormattedMessage id="staffMatch.close" />
              </PermissionButton>
            </Popconfirm>
          </>
        )}
      </div>
      <ExtendDialog
        open={extending}
        edition={edition}
        onChange={onChange}
        onClose={() => setExtending(false)}
      />
    </Card>
  );
}

interface DialogProps extends Pick<Props, 'edition' | 'onChange'> {
  open: boolean;
  onClose: () => void;
}

/** Dialog for the new end of sign-up; states who is notified. */
function ExtendDialog({ open, edition, onChange, onClose }: DialogProps) {
  const { id, signUpEnd } = edition;
  const intl = useIntl();
  const [form] = Form.useForm<{ signUpEnd: string }>();
  const change = useChangeSignUp();
  return (
    <Modal
      open={open}
      title={<FormattedMessage id="staffMatch.extend" />}
      mask={{ blur: false }}
      destroyOnHidden
      okText={<FormattedMessage id="staffMatch.extend" />}
      cancelText={<FormattedMessage id="staffMatch.notYet" />}
      confirmLoading={change.isPending}
      onOk={() => form.submit()}
      onCancel={onClose}
    >
      <p>
        <FormattedMessage id="staffMatch.extendHint" />
      </p>
      <SiteForm
        form={form}
        name="extend-sign-up"
        layout="vertical"
        preserve={false}
        initialValues={{ signUpEnd }}
        onFinish={(values) =>
          change.mutate(
            { data: { id, action: 'extend', ...values } },
            {
              onSuccess: (changed) => {
                onChange(changed);
                onClose();
              },
            },
          )
        }
      >
        <Form.Item
          name="signUpEnd"
          label={intl.formatMessage({ id: 'staffMatch.signUpEnd' })}
          extra={intl.formatMessage({ id: 'common.zone' })}
          rules={[
            { required: true, message: intl.formatMessage({ id: 'staff.required' }) },
            valueRule((value?: string) => {
              if (value === undefined) return undefined;
              const at = Date.parse(value);
              if (at <= Date.parse(signUpEnd))
                return intl.formatMessage({ id: 'staffMatch.extendLater' });
              return at <= lastEnd(edition)
                ? undefined
                : intl.formatMessage({ id: 'staffMatch.date.signUpAfterStages' });
            }),
          ]}
        >
          <MomentField isEnd />
        </Form.Item>
      </SiteForm>
    </Modal>
  );
}

import { Form } from 'antd';
import { useIntl } from 'react-intl';
import {
  removeMySecondFactor,
  renewMyRecoveryCodes,
} from '@/api/generated/second-factor/second-factor';
import type { SecondFactorProofBody } from '@/api/generated/model';
import { notify } from '@/lib/notices';
import { SettingForm } from '../setting-form';
import { CurrentPasswordField } from './current-password-field';
import { SecondFactorCodeField } from './second-factor-code-field';

export type ProofAction = 'renew' | 'remove';

const NOTICE_SECONDS = 3;

interface Props {
  action: ProofAction;
  hasPassword: boolean;
  onRenewed: (recoveryCodes: readonly string[]) => void;
  onDone: () => void;
}

/** Renews the recovery codes or disables two-step login; both require password and code. */
export function ProofForm({ action, hasPassword, onRenewed, onDone }: Props) {
  const intl = useIntl();
  const [form] = Form.useForm<SecondFactorProofBody>();
  const save = async (body: SecondFactorProofBody) => {
    if (action === 'renew') {
      onRenewed((await renewMyRecoveryCodes(body, { suppressToast: true })).recoveryCodes);
      return undefined;
    }
    await removeMySecondFactor(body, { suppressToast: true });
    notify('success', intl.formatMessage({ id: 'secondFactor.removed' }), NOTICE_SECONDS);
    onDone();
    return undefined;
  };
  return (
    <SettingForm<SecondFactorProofBody>
      title="secondFactor.title"
      lead={action === 'renew' ? 'secondFactor.renewLead' : 'secondFactor.lead'}
      submit={`secondFactor.${action}`}
      form={form}
      onCancel={onDone}
      onSave={save}
    >
      {hasPassword && <CurrentPasswordField />}
      <SecondFactorCodeField label="secondFactor.proofCode" />
    </SettingForm>
  );
}

import { useLocation } from '@tanstack/react-router';
import { Button, Form } from 'antd';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { MyExpert } from '@/api/generated/model';
import { draftKey, readDraft } from '@/lib/form-draft';
import { isMobilePath } from '@/lib/mobile-site';
import { AntdProvider } from '@/settings/antd-provider';
import { FormNotices } from '@/ui/form/form-notices';
import { LeaveGuard } from '@/ui/form/leave-guard';
import { LastSavedTime } from '@/ui/form/last-saved-time';
import { useDraftForm } from '@/ui/form/use-draft-form';
import { SiteForm } from '@/ui/form/site-form';
import { ExpertFields } from './expert-fields';
import styles from './expert-form.module.css';
import { cleanValues, parseExpertDraft, valuesOf, type ExpertValues } from './expert-values';
import { useExpertSave } from './use-expert-save';

interface Props {
  phone: string;
  /** Server's registration; null if there is none. */
  stored: MyExpert | null;
  onSubmitted: () => void;
}

/** Form of an expert registration with local draft, saving and submission. */
export default function ExpertForm({ phone, stored, onSubmitted }: Props) {
  const [form] = Form.useForm<ExpertValues>();
  const key = draftKey('expert', phone);
  const [draft] = useState(() => readDraft(key, parseExpertDraft));
  const mobile = useLocation({ select: ({ pathname }) => isMobilePath(pathname) });
  const saver = useExpertSave(phone, stored, draft);
  const expert = useDraftForm({
    form,
    key,
    draft,
    stored,
    saver,
    valuesOf,
    parse: parseExpertDraft,
    clean: cleanValues,
  });

  // Saving a draft would withdraw a pending registration, which only the withdraw button may do.
  const pending = stored?.status === 1;

  return (
    <AntdProvider touch={mobile}>
      <div className={styles['form']}>
        <LeaveGuard
          isUnsent={expert.isUnsent}
          onSave={pending ? undefined : async () => (await expert.save(0)) !== undefined}
        />
        <FormNotices {...expert.notices} />
        <SiteForm
          form={form}
          layout="vertical"
          size="large"
          className={styles['card'] ?? ''}
          initialValues={draft === undefined ? valuesOf(stored) : draft.values}
          scrollToFirstError={{ block: 'center', focus: true }}
          onValuesChange={expert.touch}
          onFinish={async () => {
            if ((await expert.save(1)) !== undefined) onSubmitted();
          }}
        >
          <ExpertFields />
          <div className={styles['actions']}>
            <span className={styles['lastSaved']} role="status">
              <LastSavedTime {...expert.lastSaved} />
            </span>
            <Button
              size="large"
              loading={saver.loading === 0}
              disabled={saver.loading === 1}
              onClick={() => void expert.save(0)}
            >
              <FormattedMessage id={pending ? 'expert.takeBack' : 'expert.saveDraft'} />
            </Button>
            <Button
              size="large"
              type="primary"
              htmlType="submit"
              loading={saver.loading === 1}
              disabled={saver.loading === 0}
            >
              <FormattedMessage id="expert.submit" />
            </Button>
          </div>
        </SiteForm>
      </div>
    </AntdProvider>
  );
}

import { Button, Form } from 'antd';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { MyExpert } from '@/api/generated/model';
import { useDates } from '@/i18n/dates';
import { draftKey, readDraft } from '@/lib/form-draft';
import { AntdProvider } from '@/settings/antd-provider';
import { FormNotices } from '@/ui/form-notices';
import { useFormDraft } from '@/ui/use-form-draft';
import { ExpertFields } from './expert-fields';
import styles from './expert-form.module.css';
import { cleanValues, parseExpertDraft, valuesOf, type ExpertValues } from './expert-values';
import { useExpertSave } from './use-expert-save';

interface Props {
  phone: string;
  /** The registration as the server holds it; null for none yet. */
  stored: MyExpert | null;
}

/** The form of a registration: kept on this device while typing, saved and submitted. */
export default function ExpertForm({ phone, stored }: Props) {
  const dates = useDates();
  const [form] = Form.useForm<ExpertValues>();
  const key = draftKey('expert', phone);
  const [draft, setDraft] = useState(() => readDraft(key, parseExpertDraft));
  const [savedAt, setSavedAt] = useState(stored?.updateDate);
  const expert = useExpertSave(phone, stored, draft);
  const values = () => cleanValues(form.getFieldsValue(true) as Partial<ExpertValues>);
  const local = useFormDraft({
    ...{ key, parse: parseExpertDraft, values },
    ...{ revision: expert.revision, sent: expert.sent },
  });

  const show = (record: MyExpert | null) => {
    local.forget();
    setDraft(undefined);
    form.resetFields();
    form.setFieldsValue(valuesOf(record));
  };

  const save = async (status: 0 | 1) => {
    local.flush();
    const sent = values();
    const saved = await expert.save(status, sent);
    if (saved === undefined) {
      // With the key of this save: its answer may have been lost.
      local.keep();
      return;
    }
    setSavedAt(saved.updateDate);
    setDraft(undefined);
    // What was typed while the save was on its way stays on this device.
    if (JSON.stringify(values()) === JSON.stringify(sent)) local.forget();
  };

  const kept = local.keptAt ?? savedAt;
  return (
    <AntdProvider>
      <div className={styles['form']}>
        <FormNotices
          restoredAt={draft?.savedAt}
          onDiscard={() => show(stored)}
          otherTab={local.otherTab}
          newer={expert.newer}
          onKeepMine={() => {
            if (expert.newer) expert.goOnFrom(expert.newer);
          }}
          onTakeNewer={() => {
            if (!expert.newer) return;
            show(expert.newer);
            expert.goOnFrom(expert.newer);
          }}
          problem={expert.problem}
        />
        <Form
          form={form}
          layout="vertical"
          initialValues={draft?.values ?? valuesOf(stored)}
          scrollToFirstError={{ block: 'center', focus: true }}
          onValuesChange={local.touch}
          onFinish={() => void save(1)}
        >
          <ExpertFields />
          <div className={styles['actions']}>
            <span className={styles['kept']} role="status">
              {kept !== undefined && (
                <FormattedMessage
                  id={local.keptAt === undefined ? 'form.savedAt' : 'form.keptAt'}
                  values={{ time: dates.moment(kept) }}
                />
              )}
            </span>
            <Button
              loading={expert.busy === 0}
              disabled={expert.busy === 1}
              onClick={() => void save(0)}
            >
              <FormattedMessage id="expert.saveDraft" />
            </Button>
            <Button
              type="primary"
              htmlType="submit"
              loading={expert.busy === 1}
              disabled={expert.busy === 0}
            >
              <FormattedMessage id="expert.submit" />
            </Button>
          </div>
        </Form>
      </div>
    </AntdProvider>
  );
}

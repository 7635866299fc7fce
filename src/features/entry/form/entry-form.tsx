import { useNavigate } from '@tanstack/react-router';
import { Alert, Button, Form, Steps } from 'antd';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { MyProject } from '@/api/generated/model';
import { useDates } from '@/i18n/dates';
import { draftKey, readDraft } from '@/lib/form-draft';
import { AntdProvider } from '@/settings/antd-provider';
import { FormNotices } from '@/ui/form-notices';
import { useFormDraft } from '@/ui/use-form-draft';
import { AgreementStep } from './agreement-step';
import styles from './entry-form.module.css';
import { stepOf, STEPS } from './entry-steps';
import { cleanValues, parseEntryDraft, valuesOf, type EntryValues } from './entry-values';
import { FilesStep } from './files-step';
import { ProjectStep } from './project-step';
import { ReviewStep } from './review-step';
import { TeamStep } from './team-step';
import { useEntrySave } from './use-entry-save';

interface Props {
  phone: string;
  /** The entry as the server holds it; null for none yet. */
  stored: MyProject | null;
  /** Sign-up has closed: nothing can be sent any more. */
  closed: boolean;
}

interface Problem {
  field: (string | number)[];
  text: string;
}

/** A failed validation, as antd rejects with it. */
interface Invalid {
  errorFields: { name: (string | number)[]; errors: string[] }[];
}

/** The form of an entry: five steps, kept on this device while typing, saved and submitted. */
export default function EntryForm({ phone, stored, closed }: Props) {
  const intl = useIntl();
  const dates = useDates();
  const navigate = useNavigate();
  const [form] = Form.useForm<EntryValues>();
  const key = draftKey('entry', phone);
  const [draft, setDraft] = useState(() => readDraft(key, parseEntryDraft));
  const [step, setStep] = useState(0);
  const [problems, setProblems] = useState<Problem[]>([]);
  const [savedAt, setSavedAt] = useState(stored?.updateDate);
  const entry = useEntrySave(stored, draft);
  const values = () => cleanValues(form.getFieldsValue(true) as Partial<EntryValues>);
  const local = useFormDraft({
    ...{ key, parse: parseEntryDraft, values },
    ...{ revision: entry.revision, sent: entry.sent },
  });

  const show = (project: MyProject | null) => {
    local.forget();
    setDraft(undefined);
    form.resetFields();
    form.setFieldsValue(valuesOf(project));
  };

  const save = async (status: 0 | 1) => {
    local.flush();
    const sent = values();
    const saved = await entry.save(status, sent);
    if (saved === undefined) {
      // With the key of this save: its answer may have been lost.
      local.keep();
      return;
    }
    setSavedAt(saved.updateDate);
    setDraft(undefined);
    // What was typed while the save was on its way stays on this device.
    if (JSON.stringify(values()) === JSON.stringify(sent)) local.forget();
    if (status === 1) void navigate({ to: '/signup/details', search: { id: saved.id } });
  };

  const goTo = (field: Problem['field']) => {
    setStep(stepOf(field[0]));
    // After the step is on show: a hidden field can't be scrolled to.
    window.setTimeout(() => {
      form.scrollToField(field, { block: 'center', focus: true });
    }, 50);
  };

  const submit = async () => {
    try {
      await form.validateFields();
    } catch (error) {
      const found = (error as Invalid).errorFields.map(({ name, errors }) => ({
        field: name,
        text: errors.join(', '),
      }));
      setProblems(found);
      if (found[0]) goTo(found[0].field);
      return;
    }
    setProblems([]);
    await save(1);
  };

  const panels = [
    <AgreementStep key="agreement" accepted={stored?.agreed ?? draft?.values.agreed ?? false} />,
    <ProjectStep key="project" />,
    <TeamStep key="team" />,
    <FilesStep key="files" />,
    <ReviewStep key="review" />,
  ];
  const kept = local.keptAt ?? savedAt;

  return (
    <AntdProvider>
      <div className={styles['form']}>
        {closed && (
          <Alert
            type="warning"
            role="alert"
            showIcon
            title={<FormattedMessage id="signUp.closed" />}
          />
        )}
        <FormNotices
          restoredAt={draft?.savedAt}
          onDiscard={() => show(stored)}
          otherTab={local.otherTab}
          newer={entry.newer}
          onKeepMine={() => {
            if (entry.newer) entry.goOnFrom(entry.newer);
          }}
          onTakeNewer={() => {
            if (!entry.newer) return;
            show(entry.newer);
            entry.goOnFrom(entry.newer);
          }}
          problem={entry.problem}
        />
        <Steps
          current={step}
          onChange={setStep}
          items={STEPS.map((name) => ({
            title: intl.formatMessage({ id: `signUp.step.${name}` }),
          }))}
        />
        {problems.length > 0 && (
          <Alert
            type="error"
            role="alert"
            title={<FormattedMessage id="signUp.problems" values={{ count: problems.length }} />}
            description={
              <ul>
                {problems.map(({ field, text }) => (
                  <li key={field.join('.')}>
                    <Button type="link" size="small" onClick={() => goTo(field)}>
                      <FormattedMessage
                        id={`signUp.step.${STEPS[stepOf(field[0])] ?? 'project'}`}
                      />
                      {': '}
                      {text}
                    </Button>
                  </li>
                ))}
              </ul>
            }
          />
        )}
        <Form
          form={form}
          layout="vertical"
          disabled={closed}
          initialValues={draft?.values ?? valuesOf(stored)}
          onValuesChange={local.touch}
        >
          {panels.map((panel, at) => (
            <section
              key={STEPS[at]}
              hidden={step !== at}
              aria-label={intl.formatMessage({ id: `signUp.step.${STEPS[at] ?? 'project'}` })}
            >
              {panel}
            </section>
          ))}
        </Form>
        <div className={styles['actions']}>
          <Button disabled={step === 0} onClick={() => setStep(step - 1)}>
            <FormattedMessage id="signUp.back" />
          </Button>
          <Button disabled={step === STEPS.length - 1} onClick={() => setStep(step + 1)}>
            <FormattedMessage id="signUp.next" />
          </Button>
          <span className={styles['kept']} role="status">
            {kept !== undefined && (
              <FormattedMessage
                id={local.keptAt === undefined ? 'form.savedAt' : 'form.keptAt'}
                values={{ time: dates.moment(kept) }}
              />
            )}
          </span>
          {stored?.status !== 1 && (
            <Button
              loading={entry.busy === 0}
              disabled={closed || entry.busy === 1}
              onClick={() => void save(0)}
            >
              <FormattedMessage id="signUp.saveDraft" />
            </Button>
          )}
          <Button
            type="primary"
            loading={entry.busy === 1}
            disabled={closed || entry.busy === 0}
            onClick={() => void submit()}
          >
            <FormattedMessage id="signUp.submit" />
          </Button>
        </div>
      </div>
    </AntdProvider>
  );
}

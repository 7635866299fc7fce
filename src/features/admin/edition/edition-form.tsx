import { Button, Form, Tabs, type FormInstance } from 'antd';
import { useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { RecordVersion, StaffMatch, StaffMatchBody } from '@/api/generated/model';
import { LoadedVersion } from '@/domain/record/loaded-version';
import { fillForm } from '@/domain/record/record-content';
import type { MessageId } from '@/i18n/message-ids';
import { isLanguage, type Language } from '@/i18n/languages';
import { EditedLanguage } from '@/ui/admin/edited-language';
import { LanguageTabs } from '@/ui/admin/language-tabs';
import { useUnsentChanges } from '@/ui/form/page-dirty';
import { useFieldFocus } from '@/ui/form/use-field-focus';
import { SiteForm } from '@/ui/form/site-form';
import tabs from '@/ui/page/wrapping-tabs.module.css';
import { BasicsPart, DatesPart, GalleryPart, GuideSection, PrizesPart } from './edition-parts';
import { EntryRulesPart } from './entry-rules-part';
import styles from './edition-form.module.css';
import { STEPS, type Step } from './edition-search';
import { stepOf } from './edition-steps';

const TEXTS = [
  'name',
  'theme',
  'stages.name',
  'prizes.name',
  'introduction',
  'entryRules.requiredDocuments.name',
  'guide',
  'juryStatement',
  'criteria.name',
  'criteria.guidance',
  'gallery.caption',
  'downloads.title',
  'statementTitle',
  'statement',
];

function partsOf(stored: StaffMatch | undefined): [Step, ReactNode][] {
  const awarded = stored?.placings?.map(({ prizeId }) => prizeId) ?? [];
  return [
    ['basics', <BasicsPart key="basics" />],
    ['dates', <DatesPart key="dates" />],
    ['prizes', <PrizesPart key="prizes" awarded={awarded} />],
    ['rules', <EntryRulesPart key="rules" />],
    ['guide', <GuideSection key="guide" />],
    ['gallery', <GalleryPart key="gallery" />],
  ];
}

interface Props {
  step: Step;
  onStep: (step: Step) => void;
  /** Server's edition; undefined for a new one. */
  stored: StaffMatch | undefined;
  initialValues: Partial<StaffMatchBody>;
  saving: boolean;
  savingDraft: boolean;
  /** Renders content above the form; `fill` loads an earlier version into it. */
  head?: (fill: (content: object, version: RecordVersion) => void) => ReactNode;
  /** Label of the save button. */
  save: MessageId;
  /** Renders further buttons; `done` must be called after everything was saved. */
  secondary: (form: FormInstance<StaffMatchBody>, done: () => void) => ReactNode;
  onSave: (values: StaffMatchBody) => void;
  /** Renders the last step (publication); `refill` replaces the form's values. */
  publish: (dirty: boolean, refill: (content: object) => void) => ReactNode;
}

/** Form of an edition in steps. All steps stay mounted, so that saving validates all of them. */
export function EditionForm(props: Props) {
  const { step, onStep, stored, initialValues, saving, head, onSave, publish } = props;
  const { save, savingDraft, secondary } = props;
  const intl = useIntl();
  const [form] = Form.useForm<StaffMatchBody>();
  const [dirty, setDirty] = useState(false);
  const [filled, setFilled] = useState<RecordVersion>();
  const [language, setLanguage] = useState<Language>('CN');
  useUnsentChanges(dirty);
  const busy = saving || savingDraft;
  const focusField = useFieldFocus<(string | number)[]>(
    form,
    (name) => stepOf(name) === step && !busy,
  );
  const fill = (content: object, version: RecordVersion) => {
    fillForm(form, content);
    setFilled(version);
    setDirty(true);
  };
  const next = STEPS[STEPS.indexOf(step) + 1];

  return (
    <EditedLanguage value={{ language, setLanguage }}>
      {head?.(fill)}
      {filled && <LoadedVersion version={filled} />}
      <SiteForm
        name={stored?.id ?? 'new-edition'}
        form={form}
        layout="vertical"
        initialValues={initialValues}
        busy={busy}
        onValuesChange={() => setDirty(true)}
        onFinish={onSave}
        onFinishFailed={({ errorFields: [first] }) => {
          if (first === undefined) return;
          const part: unknown = first.name.at(-1);
          if (isLanguage(part)) setLanguage(part);
          onStep(stepOf(first.name));
          focusField(first.name);
        }}
      >
        <Tabs
          className={tabs['tabs'] ?? ''}
          activeKey={step}
          onChange={(key) => onStep(key as Step)}
          items={STEPS.map((key, at) => ({
            key,
            label: `${String(at + 1)} ${intl.formatMessage({ id: `staffMatch.step.${key}` })}`,
          }))}
        />
        <p className={styles['lead']}>
          <FormattedMessage id={`staffMatch.stepLead.${step}`} />
        </p>
        {/* The saved record replaces the values afterwards, so input during the save would be lost. */}
        <div inert={busy}>
          <div className={styles['part']} hidden={step === 'publish'}>
            <LanguageTabs
              fields={TEXTS.filter((field) => stepOf(field.split('.')) === step)}
              stored={stored}
            />
          </div>
          {partsOf(stored).map(([key, part]) => (
            // The key remounts rich text editors, which only read their initial value.
            <div
              key={`${key} ${String(filled?.number ?? '')}`}
              className={styles['part']}
              hidden={key !== step}
            >
              {part}
            </div>
          ))}
        </div>
        {(step !== 'publish' || dirty) && (
          <div className={styles['buttons']}>
            <Button
              type="primary"
              loading={saving}
              disabled={savingDraft}
              onClick={() => form.submit()}
            >
              <FormattedMessage id={save} />
            </Button>
            {secondary(form, () => setDirty(false))}
            {next !== undefined && (
              <Button onClick={() => onStep(next)}>
                <FormattedMessage id="staffMatch.next" />
              </Button>
            )}
            {dirty && (
              <span className={styles['unsaved']}>
                <FormattedMessage id="staffMatch.unsaved" />
              </span>
            )}
          </div>
        )}
      </SiteForm>
      {step === 'publish' && publish(dirty, (content) => fillForm(form, content))}
    </EditedLanguage>
  );
}

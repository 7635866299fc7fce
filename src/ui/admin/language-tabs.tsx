import { Form, Tabs, Tag } from 'antd';
import { use } from 'react';
import { FormattedMessage } from 'react-intl';
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '@/i18n/languages';
import { editedTexts, translationState, type TranslationState } from '@/lib/localized';
import { EditedLanguage } from './edited-language';
import styles from './language-tabs.module.css';

const TONES: Record<TranslationState, string> = {
  written: 'success',
  converted: 'blue',
  missing: 'warning',
  outdated: 'warning',
};
const ALL = Object.keys(LANGUAGE_NAMES) as Language[];

interface Props {
  /** Localized fields of the record; `stages.name` is the `name` of each item of the list `stages`. */
  fields: readonly string[];
  /** Record as stored on the server; undefined for a new one. */
  stored: object | undefined;
}

function State({ state }: { state: TranslationState | undefined }) {
  if (state === undefined) return null;
  return (
    <Tag color={TONES[state]}>
      <FormattedMessage id={`staff.translation.${state}`} />
    </Tag>
  );
}

/** Tabs for the languages of a record, each with its translation state; select the fields that are shown. */
export function LanguageTabs({ fields, stored }: Props) {
  const { language, setLanguage } = use(EditedLanguage);
  const form = Form.useFormInstance<object>();
  const values = Form.useWatch([], { form, preserve: true }) as object | undefined;
  const texts = editedTexts(fields, values, stored);
  return (
    <>
      <Tabs
        tabBarGutter={20}
        activeKey={language}
        onChange={(key) => setLanguage(key as Language)}
        items={ALL.map((key) => ({
          key,
          label: (
            <span className={styles['name']}>
              <span lang={LANGUAGES[key]}>{LANGUAGE_NAMES[key]}</span>{' '}
              {key !== 'CN' && <State state={translationState(texts, key)} />}
            </span>
          ),
        }))}
      />
      {language === 'HK' && translationState(texts, 'HK') === 'converted' && (
        <p className={styles['hint']}>
          <FormattedMessage id="staff.translation.convertedHint" />
        </p>
      )}
    </>
  );
}

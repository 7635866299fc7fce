import { Button, Form, Modal, Segmented } from 'antd';
import { use, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '@/i18n/languages';
import type { LocalizedText } from '@/lib/localized';
import { PreviewTheme } from './preview-theme';
import { RichText } from '../rich-text/rich-text';
import { EditedLanguage } from './edited-language';
import styles from './rich-text-preview.module.css';

const ALL = Object.keys(LANGUAGE_NAMES) as Language[];
const MODES = ['light', 'night'] as const;
const WIDTHS = ['wide', 'narrow'] as const;

interface Props {
  /** Path of the text in the form. */
  name: string | (string | number)[];
}

/** Previews a text for each language, color mode and screen width. */
export function RichTextPreview({ name }: Props) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        <FormattedMessage id="staff.preview" />
      </Button>
      {open && <PreviewDialog name={name} onClose={() => setOpen(false)} />}
    </>
  );
}

function PreviewDialog({ name, onClose }: Props & { onClose: () => void }) {
  const intl = useIntl();
  const form = Form.useFormInstance<object>();
  const styleOf = use(PreviewTheme);
  const { language: edited } = use(EditedLanguage);
  const [language, setLanguage] = useState(edited);
  const [mode, setMode] = useState<(typeof MODES)[number]>('light');
  const [width, setWidth] = useState<(typeof WIDTHS)[number]>('wide');
  // Also reads fields of hidden tabs, which `useWatch` doesn't return.
  const text = form.getFieldValue([name].flat()) as Partial<LocalizedText> | undefined;
  const written = text?.[language] ?? '';
  const shown = written === '' ? (text?.CN ?? '') : written;
  const isOther = written === '' && shown !== '' && language !== 'CN';
  const choice = <T extends string>(
    id: 'mode' | 'width' | 'language',
    value: T,
    options: { value: T; label: string }[],
    onChange: (value: T) => void,
  ) => (
    <Segmented<T>
      aria-label={intl.formatMessage({ id: `staff.preview.${id}` })}
      value={value}
      options={options}
      onChange={onChange}
    />
  );
  return (
    <Modal
      open
      title={intl.formatMessage({ id: 'staff.preview' })}
      width={920}
      mask={{ blur: false }}
      footer={null}
      onCancel={onClose}
    >
      <div className={styles['choices']}>
        {choice(
          'language',
          language,
          ALL.map((value) => ({ value, label: LANGUAGE_NAMES[value] })),
          setLanguage,
        )}
        {choice(
          'mode',
          mode,
          MODES.map((value) => ({
            value,
            label: intl.formatMessage({ id: `staff.preview.${value}` }),
          })),
          setMode,
        )}
        {choice(
          'width',
          width,
          WIDTHS.map((value) => ({
            value,
            label: intl.formatMessage({ id: `staff.preview.${value}` }),
          })),
          setWidth,
        )}
      </div>
      {isOther && (
        <p className={styles['note']} role="status">
          <FormattedMessage
            id={language === 'HK' ? 'staff.preview.converted' : 'staff.preview.chinese'}
          />
        </p>
      )}
      <div
        role="region"
        aria-label={intl.formatMessage({ id: 'staff.preview' })}
        tabIndex={0}
        lang={LANGUAGES[isOther ? 'CN' : language]}
        className={styles['page']}
        data-width={width}
        data-mode={mode}
        style={styleOf(mode)}
      >
        {shown === '' ? <FormattedMessage id="staff.preview.empty" /> : <RichText html={shown} />}
      </div>
    </Modal>
  );
}

import { Select } from 'antd';
import { useIntl } from 'react-intl';

const TRANSLATIONS = ['US', 'HK'] as const;

interface Props {
  value: (typeof TRANSLATIONS)[number] | undefined;
  onChange: (language: (typeof TRANSLATIONS)[number] | undefined) => void;
}

/** Filters a list by the language in which records have no text. */
export function MissingLanguageFilter({ value, onChange }: Props) {
  const intl = useIntl();
  const label = intl.formatMessage({ id: 'staff.missingLanguage' });
  return (
    <Select
      allowClear
      style={{ width: 220 }}
      aria-label={label}
      placeholder={label}
      value={value}
      onChange={(language?: (typeof TRANSLATIONS)[number]) => onChange(language)}
      options={TRANSLATIONS.map((language) => ({
        value: language,
        label: intl.formatMessage({ id: `staff.missingLanguage.${language}` }),
      }))}
    />
  );
}

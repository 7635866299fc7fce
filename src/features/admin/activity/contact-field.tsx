import { AutoComplete } from 'antd';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useListAllSystemUserOptions } from '@/api/generated/system-user/system-user';
import { useDebouncedValue } from '@/lib/use-debounced-value';
import { fullName } from '@/session/full-name';

interface Props {
  /** antd's Form.Item provides these. */
  id?: string;
  value?: string;
  onChange?: (name: string) => void;
}

/** Name of an activity's contact; suggests matching accounts. */
export function ContactField({ value, onChange, ...field }: Props) {
  const intl = useIntl();
  const [typed, setTyped] = useState('');
  const keywords = useDebouncedValue(typed);
  const { data = [] } = useListAllSystemUserOptions(
    { keywords },
    // A failure is ignored: these are only suggestions.
    { query: { enabled: keywords !== '' }, request: { background: true } },
  );
  const names = data
    .filter(({ status }) => status === 1)
    .map((person) => fullName(person, intl.locale));
  return (
    <AutoComplete
      {...field}
      {...(value !== undefined && { value })}
      maxLength={50}
      // Enter keeps the typed name.
      defaultActiveFirstOption={false}
      options={[...new Set(names)].map((name) => ({ value: name }))}
      showSearch={{ filterOption: false, onSearch: setTyped }}
      onChange={(name: string) => onChange?.(name)}
    />
  );
}

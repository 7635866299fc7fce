import { AutoComplete } from 'antd';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useListAllSystemUserOptions } from '@/api/generated/system-user/system-user';
import { useDebouncedValue } from '@/lib/use-debounced-value';
import { fullName } from '@/session/full-name';

interface Props {
  /** Given by the form's field, which names it too. */
  id?: string;
  value?: string;
  onChange?: (name: string) => void;
}

/** Who to ask about an activity: anyone's name, with the accounts that fit as suggestions. */
export function ContactField({ value, onChange, ...field }: Props) {
  const intl = useIntl();
  const [typed, setTyped] = useState('');
  const keywords = useDebouncedValue(typed);
  const { data = [] } = useListAllSystemUserOptions(
    { keywords },
    // Suggestions only: the name may be typed to its end.
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
      // Enter keeps what was typed.
      defaultActiveFirstOption={false}
      options={[...new Set(names)].map((name) => ({ value: name }))}
      showSearch={{ filterOption: false, onSearch: setTyped }}
      onChange={(name: string) => onChange?.(name)}
    />
  );
}

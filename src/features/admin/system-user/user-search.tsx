import { keepPreviousData } from '@tanstack/react-query';
import { AutoComplete, Input } from 'antd';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useListSystemUserOptions } from '@/api/generated/system-user/system-user';
import { useDebouncedValue } from '@/lib/use-debounced-value';
import { fullName } from '@/session/full-name';

/** Maximum number of suggestions. */
const MAX = 8;

interface Props {
  keywords: string | undefined;
  /** Called to list the matching accounts. */
  onSearch: (keywords: string) => void;
  /** Called to show one account. */
  onPick: (id: string) => void;
}

/** Search field of the user list: suggests people while typing; Enter lists all matches. */
export function UserSearch({ keywords = '', onSearch, onPick }: Props) {
  const intl = useIntl();
  const [typed, setTyped] = useState(keywords);
  const [open, setOpen] = useState(false);
  const debounced = useDebouncedValue(typed);
  const { data } = useListSystemUserOptions(
    { keywords: debounced, size: MAX },
    // A failure is ignored: the search works without suggestions.
    {
      query: { enabled: open && debounced !== '', placeholderData: keepPreviousData },
      request: { background: true },
    },
  );
  const search = (text: string) => {
    setOpen(false);
    onSearch(text.trim());
  };
  const people = debounced === '' ? [] : (data?.records ?? []);

  return (
    <AutoComplete
      value={typed}
      open={open && people.length > 0}
      style={{ width: 350 }}
      defaultActiveFirstOption={false}
      options={people.map((person) => ({
        value: person.id,
        label: [fullName(person, intl.locale), person.userCode].filter(Boolean).join(' · '),
      }))}
      onSelect={(id: string) => {
        setOpen(false);
        onPick(id);
      }}
      onOpenChange={setOpen}
      showSearch={{
        filterOption: false,
        onSearch: (text) => {
          setTyped(text);
          setOpen(text !== '');
        },
      }}
    >
      <Input.Search
        allowClear
        maxLength={100}
        aria-label={intl.formatMessage({ id: 'sysUser.search' })}
        placeholder={intl.formatMessage({ id: 'sysUser.search' })}
        onSearch={search}
      />
    </AutoComplete>
  );
}

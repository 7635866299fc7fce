import { Select } from 'antd';
import { useIntl } from 'react-intl';
import type { StaffMatch } from '@/api/generated/model';
import { useTextIn } from '@/i18n/use-text-in';

interface Props {
  editions: readonly StaffMatch[] | undefined;
  edition: StaffMatch | undefined;
  onChange: (id: string) => void;
}

/** Selects the edition that a staff page is about. */
export function EditionSelect({ editions = [], edition, onChange }: Props) {
  const intl = useIntl();
  const textIn = useTextIn();
  return (
    <Select
      style={{ minWidth: 240 }}
      aria-label={intl.formatMessage({ id: 'staff.newsEdition' })}
      value={edition?.id ?? null}
      options={editions.map(({ id, name }) => ({ value: id, label: textIn(name) }))}
      onChange={(id: string | null) => {
        if (id !== null) onChange(id);
      }}
    />
  );
}

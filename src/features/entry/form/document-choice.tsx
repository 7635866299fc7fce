import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import type { RequiredDocument } from '@/api/generated/model';
import type { EntryFile } from '@/domain/entry/entry-values';
import { PlainSelect } from '@/ui/form/plain-select';

interface Props {
  file: EntryFile;
  documents: readonly RequiredDocument[];
  onChange: (file: EntryFile) => void;
}

/** Assigns a file to one of the documents that the edition requires. */
export function DocumentChoice({ file, documents, onChange }: Props) {
  const id = useId();
  const { document: chosen, documentName: _former, ...rest } = file;
  const choose = (value: string | undefined) => {
    const found = documents.find((one) => one.id === value);
    onChange(found ? { ...rest, document: found.id, documentName: found.name } : rest);
  };
  return (
    <div>
      <label htmlFor={id}>
        <FormattedMessage id="entryRules.document" />
      </label>
      <PlainSelect
        id={id}
        {...(chosen !== undefined && { value: chosen })}
        options={documents.map((one) => ({ value: one.id, label: one.name }))}
        onChange={choose}
      />
    </div>
  );
}

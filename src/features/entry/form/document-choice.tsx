import { FormattedMessage } from 'react-intl';
import type { RequiredDocument } from '@/api/generated/model';
import type { EntryFile } from '@/domain/entry/entry-values';
import { PlainSelect } from '@/ui/form/plain-select';

interface Props {
  file: EntryFile;
  documents: readonly RequiredDocument[];
  onChange: (file: EntryFile) => void;
}

/** Says which of the documents that the edition asks for a file is, if any. */
export function DocumentChoice({ file, documents, onChange }: Props) {
  const { document: chosen, documentName: _former, ...rest } = file;
  const choose = (id: string | undefined) => {
    const found = documents.find((one) => one.id === id);
    onChange(found ? { ...rest, document: found.id, documentName: found.name } : rest);
  };
  return (
    <label>
      <FormattedMessage id="entryRules.document" />
      <PlainSelect
        {...(chosen !== undefined && { value: chosen })}
        options={documents.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={choose}
      />
    </label>
  );
}

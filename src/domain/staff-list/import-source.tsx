import { Button, Input, Space } from 'antd';
import { useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { LEGACY_ENCODINGS, type LegacyEncoding } from './table-file/decode-text';
import { saveFile } from '@/lib/save-file';
import { PlainSelect } from '@/ui/form/plain-select';
import type { ImportTable } from './use-import-table';

interface Props extends ImportTable {
  /** Column names for the empty template. */
  heads: readonly string[];
  template: string;
  onPaste: (text: string) => void;
  onChoose: (file: File, encoding?: LegacyEncoding) => void;
  onClear: () => void;
}

/** Input for a table: a file or pasted cells. */
export function ImportSource(props: Props) {
  const { typed, file, legacy, heads, template, onPaste, onChoose, onClear } = props;
  const intl = useIntl();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Space wrap style={{ marginBottom: 8 }}>
        <Button size="small" onClick={() => input.current?.click()}>
          <FormattedMessage id="staffTable.import.file" />
        </Button>
        <Button
          size="small"
          onClick={() => {
            const text = `\uFEFF${heads.join(',')}\r\n`;
            saveFile(new Blob([text], { type: 'text/csv' }), template);
          }}
        >
          <FormattedMessage id="staffTable.import.template" />
        </Button>
        {file !== undefined && (
          <>
            <span>{file.name}</span>
            <Button size="small" onClick={onClear}>
              <FormattedMessage id="staffTable.import.clear" />
            </Button>
          </>
        )}
        {file !== undefined && legacy !== undefined && (
          <label>
            <FormattedMessage id="staffTable.import.encoding" />{' '}
            <PlainSelect
              value={legacy}
              options={LEGACY_ENCODINGS.map((value) => ({
                value,
                label: intl.formatMessage({ id: `staffTable.import.encoding.${value}` }),
              }))}
              onChange={(chosen) =>
                onChoose(
                  file,
                  LEGACY_ENCODINGS.find((encoding) => encoding === chosen),
                )
              }
            />
          </label>
        )}
      </Space>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={intl.formatMessage({ id: 'staffTable.import.file' })}
        accept=".xlsx,.csv,.tsv,.txt,text/csv"
        onChange={({ target }) => {
          const [chosen] = target.files ?? [];
          if (chosen !== undefined) onChoose(chosen);
          // Allows choosing the same file again after a correction.
          target.value = '';
        }}
      />
      {file === undefined && (
        <Input.TextArea
          rows={6}
          value={typed}
          aria-label={intl.formatMessage({ id: 'staffTable.import.table' })}
          placeholder={heads.join('\t')}
          onChange={({ target }) => onPaste(target.value)}
        />
      )}
    </>
  );
}

import { Form, Input } from 'antd';
import { DocumentField } from '@/domain/file/document-field';
import { LocalizedItem } from '@/ui/admin/localized-item';
import { RowList } from '@/ui/admin/row-list';
import { useRowFields } from './use-row-fields';

/** The files that visitors of a past edition's page may download. */
export function DownloadList() {
  const { text, needed, filled, named } = useRowFields();
  return (
    <RowList
      name="downloads"
      label={text('staffMatch.downloads')}
      add={text('staffMatch.addDownload')}
      fresh={() => ({})}
      row={(index) => (
        <>
          <Form.Item name={[index, 'fileId']} rules={filled}>
            <DocumentField label={named('staffMatch.download', index)} />
          </Form.Item>
          <div>
            <LocalizedItem name={[index, 'title']} rules={needed}>
              <Input
                maxLength={200}
                placeholder={text('staffMatch.downloadTitle')}
                aria-label={named('staffMatch.downloadTitle', index)}
              />
            </LocalizedItem>
          </div>
        </>
      )}
    />
  );
}

import { Form } from 'antd';
import { DocumentField } from '@/domain/file/document-field';
import { RowList } from '@/ui/admin/row-list';
import { RowText } from '@/ui/admin/row-text';
import { useRowFields } from '@/ui/admin/use-row-fields';

/** Form list of the public downloads on a past edition's page. */
export function DownloadList() {
  const { text, filled, named } = useRowFields();
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
          <RowText index={index} field="title" label="staffMatch.downloadTitle" max={200} />
        </>
      )}
    />
  );
}

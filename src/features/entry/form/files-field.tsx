import { Checkbox, Form } from 'antd';
import { useCallback, useRef } from 'react';
import { useIntl } from 'react-intl';
import { valueRule } from '@/ui/form/value-rule';
import { FileUpload } from '@/ui/upload/file-upload';
import { MobileUpload } from '@/ui/upload/mobile-upload';
import { OwnPicture } from '@/domain/file/own-picture';
import { missingDocuments } from '@/domain/entry/entry-rules';
import { RequiredDocuments } from '@/domain/entry/required-documents';
import { useEntryRules } from '@/domain/entry/use-entry-rules';
import { DocumentChoice } from './document-choice';
import { ENTRY_UPLOADS } from './entry-uploads';
import type { EntryFile, EntryValues } from '@/domain/entry/entry-values';

const FIELDS = {
  logo: { title: 'signUp.logo', choose: 'signUp.chooseLogo' },
  attachments: { title: 'signUp.attachments', choose: 'signUp.chooseFiles' },
  video: { title: 'signUp.video', choose: 'signUp.chooseVideo' },
} as const;

/** Renders the thumbnail of a picture. */
function pictureOf({ id, mime }: EntryFile) {
  return mime.startsWith('image/') ? <OwnPicture id={id} alt="" /> : undefined;
}

interface Props {
  field: keyof typeof FIELDS;
  /** Uses the upload field for phones. */
  touch?: boolean;
}

/** Upload field for the picture, the documents or the video of an entry. */
export function FilesField({ field, touch = false }: Props) {
  const intl = useIntl();
  const { title, choose } = FIELDS[field];
  const share = (file: EntryFile, change: (file: EntryFile) => void) => (
    <Checkbox
      checked={file.shared}
      onChange={({ target }) => change({ ...file, shared: target.checked })}
    >
      {intl.formatMessage({ id: 'signUp.shared' })}
    </Checkbox>
  );
  const limits = useEntryRules();
  const { requiredDocuments: documents = [] } = field === 'attachments' ? limits : {};
  const controls = (file: EntryFile, change: (file: EntryFile) => void) => (
    <>
      {share(file, change)}
      {documents.length > 0 && (
        <DocumentChoice file={file} documents={documents} onChange={change} />
      )}
    </>
  );
  // Assigns a new file to the first missing document, which would otherwise be reported as missing.
  const asDocument = (file: EntryFile, files: readonly EntryFile[]): EntryFile => {
    const [next] = missingDocuments(files, { requiredDocuments: documents });
    return next ? { ...file, document: next.id, documentName: next.name } : file;
  };
  const complete = valueRule((files: readonly EntryFile[] = []) => {
    const missing = missingDocuments(files, { requiredDocuments: documents });
    const names = intl.formatList(missing.map(({ name }) => name));
    return missing.length === 0
      ? undefined
      : intl.formatMessage({ id: 'entryRules.missing' }, { names });
  });
  const uploading = useRef(0);
  const form = Form.useFormInstance<EntryValues>();
  const onUploadingChange = useCallback(
    (count: number) => {
      uploading.current = count;
      // A failed or canceled upload doesn't change the value, so validate again explicitly.
      if (count === 0 && form.getFieldError(field).length > 0)
        void form.validateFields([field]).catch(() => undefined);
    },
    [form, field],
  );
  // Prevents submitting while uploads are running.
  const uploaded = {
    validator: () =>
      uploading.current === 0
        ? Promise.resolve()
        : Promise.reject(new Error(intl.formatMessage({ id: 'signUp.filesGoing' }))),
  };
  const upload = {
    onUploadingChange,
    ...ENTRY_UPLOADS[field],
    ...(field !== 'video' && { preview: pictureOf }),
    ...(field === 'attachments' && { extra: controls, fresh: asDocument }),
  };
  return (
    <Form.Item
      name={field}
      label={intl.formatMessage({ id: title })}
      rules={[uploaded, complete]}
      {...(documents.length > 0 && { extra: <RequiredDocuments documents={documents} /> })}
      validateTrigger={[]}
    >
      {touch ? (
        <MobileUpload
          {...upload}
          media={field === 'video' ? 'video' : 'image'}
          files={field === 'attachments'}
        />
      ) : (
        <FileUpload {...upload} label={intl.formatMessage({ id: choose })} />
      )}
    </Form.Item>
  );
}

import { Button, Form, Input, Popconfirm } from 'antd';
import { FormattedMessage, useIntl } from 'react-intl';
import {
  useAddProjectNote,
  useDeleteProjectNote,
  useListProjectNotes,
} from '@/api/generated/staff/staff';
import type { ProjectNote } from '@/api/generated/model';
import { useDates } from '@/i18n/format/dates';
import { PermissionButton } from '@/session/permission-button';
import { FailedState } from '@/ui/feedback/result-state';
import { SiteForm } from '@/ui/form/site-form';
import styles from './entry-review.module.css';

/** Notes among staff about an entry, latest first, with a form for a new one. */
export function EntryNotes({ id }: { id: string }) {
  const notes = useListProjectNotes(id);
  return (
    <section className={styles['decisions']} aria-labelledby="entry-notes">
      <h3 id="entry-notes">
        <FormattedMessage id="staffEntry.notes" />
      </h3>
      <p>
        <FormattedMessage id="staffEntry.notesLead" />
      </p>
      {notes.isError && <FailedState error={notes.error} onRetry={() => void notes.refetch()} />}
      {notes.data?.length === 0 && <FormattedMessage id="staffEntry.noNotes" />}
      <ul role="list">
        {notes.data?.map((note) => (
          <Note key={note.id} note={note} />
        ))}
      </ul>
      <NewNote id={id} />
    </section>
  );
}

function Note({ note: { id, text, at, by, own } }: { note: ProjectNote }) {
  const intl = useIntl();
  const dates = useDates();
  const remove = useDeleteProjectNote();
  return (
    <li>
      <time dateTime={at}>{dates.moment(at)}</time> <strong>{by}</strong>{' '}
      {own && (
        <Popconfirm
          title={intl.formatMessage({ id: 'staffEntry.deleteNoteQuestion' })}
          onConfirm={() => remove.mutate({ id })}
        >
          <PermissionButton
            as={Button}
            type="link"
            size="small"
            authority={['entry:review']}
            loading={remove.isPending}
          >
            <FormattedMessage id="staffEntry.deleteNote" />
          </PermissionButton>
        </Popconfirm>
      )}
      <p className={styles['text']}>{text}</p>
    </li>
  );
}

function NewNote({ id }: { id: string }) {
  const intl = useIntl();
  const [form] = Form.useForm<{ text: string }>();
  const add = useAddProjectNote({ mutation: { onSuccess: () => form.resetFields() } });
  return (
    <SiteForm
      form={form}
      name={`note-${id}`}
      layout="vertical"
      busy={add.isPending}
      onFinish={(data) => add.mutate({ id, data })}
    >
      <Form.Item
        name="text"
        label={intl.formatMessage({ id: 'staffEntry.newNote' })}
        rules={[
          {
            required: true,
            whitespace: true,
            message: intl.formatMessage({ id: 'staff.required' }),
          },
        ]}
      >
        <Input.TextArea maxLength={2000} rows={2} />
      </Form.Item>
      <PermissionButton
        as={Button}
        authority={['entry:review']}
        loading={add.isPending}
        onClick={() => form.submit()}
      >
        <FormattedMessage id="staffEntry.addNote" />
      </PermissionButton>
    </SiteForm>
  );
}

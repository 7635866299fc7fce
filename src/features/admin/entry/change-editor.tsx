import { Form, Input } from 'antd';
import { useIntl } from 'react-intl';
import { getStaffProject, useRequestChanges } from '@/api/generated/staff/staff';
import type { ChangesBody, StaffProject } from '@/api/generated/model';
import { useOptimisticSave } from '@/domain/record/use-optimistic-save';
import { useDates } from '@/i18n/format/dates';
import { serverNow } from '@/lib/page/clock';
import { isPast } from '@/lib/wall-clock';
import { EditDrawer } from '@/ui/admin/edit-drawer';
import { MomentField } from '@/ui/form/moment-field';

interface Props {
  /** Entry whose team is asked; undefined while closed. */
  entry: StaffProject | undefined;
  onClose: () => void;
}

type Request = Omit<ChangesBody, 'id' | 'revision'>;

/** Returns the values of the open request, which a new one replaces. */
const requestOf = ({ changes }: StaffProject): Partial<Request> =>
  changes === undefined ? {} : { note: changes.note, until: changes.until };

/** Drawer that asks the team of an entry for changes until a date. */
export function ChangeEditor({ entry, onClose }: Props) {
  const intl = useIntl();
  const dates = useDates();
  const [form] = Form.useForm<Request>();
  const { mutateAsync } = useRequestChanges();
  const text = (id: 'changesNote' | 'changesUntil' | 'changesPast' | 'requestChanges') =>
    intl.formatMessage({ id: `staffEntry.${id}` });
  const required = intl.formatMessage({ id: 'staff.required' });
  const id = entry?.id ?? '';
  const saver = useOptimisticSave<Request, string>({
    base: entry && { content: requestOf(entry), revision: entry.revision },
    labels: { note: text('changesNote'), until: text('changesUntil') },
    valueText: (field, value) =>
      field === 'until' && typeof value === 'string' ? dates.end(value) : undefined,
    readNewest: async () => {
      const { entry: newest } = await getStaffProject(id);
      const { at, by } = newest.changes ?? {};
      return { content: requestOf(newest), revision: newest.revision, at, by };
    },
    update: (request, revision) => mutateAsync({ data: { ...request, id, revision } }),
    onSaved: onClose,
  });

  return (
    <EditDrawer
      open={entry !== undefined}
      title={text('requestChanges')}
      size={560}
      form={form}
      name={`changes-${id}`}
      initialValues={entry ? requestOf(entry) : {}}
      saving={saver.saving}
      save="staffEntry.sendChanges"
      onSave={saver.save}
      onClose={onClose}
    >
      {saver.dialog}
      <Form.Item
        name="note"
        label={text('changesNote')}
        rules={[{ required: true, whitespace: true, message: required }]}
      >
        <Input.TextArea maxLength={1000} rows={6} />
      </Form.Item>
      <Form.Item
        name="until"
        label={text('changesUntil')}
        rules={[
          { required: true, message: required },
          {
            validator: (_, until?: string) =>
              until !== undefined && isPast(until, serverNow())
                ? Promise.reject(new Error(text('changesPast')))
                : Promise.resolve(),
          },
        ]}
      >
        <MomentField isEnd />
      </Form.Item>
    </EditDrawer>
  );
}

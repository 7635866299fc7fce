import { Form, Input } from 'antd';
import { useIntl } from 'react-intl';
import { listDomains } from '@/api/generated/reference/reference';
import { useCreateTrack, useUpdateTrack } from '@/api/generated/staff-match/staff-match';
import type { Track, TrackBody } from '@/api/generated/model';
import { useOptimisticSave } from '@/domain/record/use-optimistic-save';
import { LANGUAGE_NAMES, type Language } from '@/i18n/languages';
import { EditDrawer } from '@/ui/admin/edit-drawer';
import { useFieldRules } from '@/ui/form/use-field-rules';

const LANGUAGES = Object.keys(LANGUAGE_NAMES) as Language[];

interface Props {
  /** Track to edit; `new` to add one; undefined while closed. */
  track: Track | 'new' | undefined;
  onClose: () => void;
}

/** Drawer that adds or edits a track; the code of an existing track can't change. */
export function TrackEditor({ track, onClose }: Props) {
  const intl = useIntl();
  const [form] = Form.useForm<TrackBody>();
  const rules = useFieldRules();
  const create = useCreateTrack();
  const update = useUpdateTrack();
  const editing = track === 'new' ? undefined : track;
  const needed = rules.required('staff.required');
  const of = (id: 'staffMatch.trackName' | 'staffMatch.trackSummary', language: Language) =>
    intl.formatMessage({ id }, { language: LANGUAGE_NAMES[language] });

  const saver = useOptimisticSave<TrackBody, string>({
    base: editing && { content: editing, revision: editing.revision ?? '' },
    labels: Object.fromEntries(
      LANGUAGES.flatMap((one) => [
        [`name.${one}`, of('staffMatch.trackName', one)],
        [`summary.${one}`, of('staffMatch.trackSummary', one)],
      ]),
    ),
    readNewest: async () => {
      const newest = (await listDomains()).find(({ code }) => code === editing?.code);
      return newest && { content: newest, revision: newest.revision ?? '' };
    },
    update: (data, revision) => update.mutateAsync({ data: { ...data, revision } }),
    onSaved: onClose,
  });

  return (
    <EditDrawer
      open={track !== undefined}
      title={intl.formatMessage({ id: editing ? 'staffMatch.editTrack' : 'staffMatch.addTrack' })}
      size={520}
      form={form}
      name={editing ? `track-${editing.code}` : 'new-track'}
      initialValues={editing ?? {}}
      saving={create.isPending || saver.saving}
      onSave={({ code, name, summary }) => {
        const data = { code, name, summary };
        if (editing) saver.save(data);
        else create.mutate({ data }, { onSuccess: onClose });
      }}
      onClose={onClose}
    >
      {saver.dialog}
      <Form.Item
        name="code"
        label={intl.formatMessage({ id: 'staffMatch.trackCode' })}
        rules={[
          needed,
          {
            pattern: /^[a-z][a-zA-Z0-9]*$/,
            message: intl.formatMessage({ id: 'staffMatch.trackCodeRule' }),
          },
        ]}
      >
        <Input maxLength={32} disabled={editing !== undefined} />
      </Form.Item>
      {LANGUAGES.map((language) => (
        <div key={language}>
          <Form.Item
            name={['name', language]}
            label={of('staffMatch.trackName', language)}
            rules={[needed, rules.fits('name')]}
          >
            <Input maxLength={100} />
          </Form.Item>
          <Form.Item
            name={['summary', language]}
            label={of('staffMatch.trackSummary', language)}
            rules={[needed]}
          >
            <Input.TextArea maxLength={100} rows={2} />
          </Form.Item>
        </div>
      ))}
    </EditDrawer>
  );
}

import { AutoComplete, Button, Descriptions, Drawer, Form, Input, Radio } from 'antd';
import { useQueryClient } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { useReviewProject } from '@/api/generated/staff/staff';
import { useListStaffMatches } from '@/api/generated/staff-match/staff-match';
import type { ProjectReview, StaffProject } from '@/api/generated/model';

interface Props {
  entry: StaffProject | undefined;
  onClose: () => void;
}

const STATUSES = [2, 3, 4, 5] as const;
const AWARDED = 4;
const FACTS = ['leader', 'mobile', 'email', 'company', 'summary', 'description'] as const;

/** One entry with the decision about it. */
export function EntryReview({ entry, onClose }: Props) {
  const intl = useIntl();
  const client = useQueryClient();
  const [form] = Form.useForm<Omit<ProjectReview, 'id'>>();
  const status = Form.useWatch('status', form);
  const { data: editions } = useListStaffMatches({ query: { enabled: entry !== undefined } });
  const prizes = editions?.find(({ id }) => id === entry?.matchInfoId)?.prizes ?? [];
  const review = useReviewProject({
    mutation: {
      onSuccess: async () => {
        // Figures, lists and the public pages all tell the status.
        await client.invalidateQueries({ queryKey: ['api', 'sys'] });
        await client.invalidateQueries({ queryKey: ['api', 'client', 'project'] });
        onClose();
      },
    },
  });
  const text = (id: 'review' | 'save' | 'status' | 'award' | 'note' | 'awardNeeded') =>
    intl.formatMessage({ id: `staff.${id}` });

  return (
    <Drawer
      open={entry !== undefined}
      onClose={onClose}
      size={560}
      destroyOnHidden
      mask={{ blur: false }}
      title={entry?.name}
      aria-label={text('review')}
      footer={
        <Button type="primary" loading={review.isPending} onClick={() => form.submit()}>
          {text('save')}
        </Button>
      }
    >
      {entry && (
        <>
          <Descriptions
            column={1}
            size="small"
            items={FACTS.map((fact) => ({
              key: fact,
              label: intl.formatMessage({ id: `staff.${fact}` }),
              children: entry[fact] ?? '–',
            }))}
          />
          <Form
            form={form}
            layout="vertical"
            preserve={false}
            initialValues={{
              ...(entry.status > 1 && { status: entry.status }),
              award: entry.awards[0],
            }}
            onFinish={({ status: chosen, award, note }) =>
              review.mutate({
                data: {
                  id: entry.id,
                  status: chosen,
                  ...(chosen === AWARDED && award && { award }),
                  ...(note && { note }),
                },
              })
            }
          >
            <Form.Item
              name="status"
              label={text('status')}
              rules={[{ required: true, message: '' }]}
            >
              <Radio.Group
                options={STATUSES.map((value) => ({
                  value,
                  label: intl.formatMessage({ id: `staff.entry.${value}` }),
                }))}
              />
            </Form.Item>
            {status === AWARDED && (
              <Form.Item
                name="award"
                label={text('award')}
                rules={[{ required: true, whitespace: true, message: text('awardNeeded') }]}
              >
                <AutoComplete
                  maxLength={50}
                  options={prizes.map(({ name }) => ({ value: name }))}
                />
              </Form.Item>
            )}
            <Form.Item name="note" label={text('note')}>
              <Input.TextArea maxLength={500} rows={3} />
            </Form.Item>
          </Form>
        </>
      )}
    </Drawer>
  );
}

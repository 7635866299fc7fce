import { Alert, Button, Empty, Input, Modal, Pagination, Spin } from 'antd';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useListMedia } from '@/api/generated/media/media';
import type { MediaItem, MediaKind } from '@/api/generated/model';
import { useTextIn } from '@/i18n/use-text-in';
import styles from './media-picker.module.css';
import { OwnPicture } from './own-picture';
import { OwnVideo } from './own-video';

interface Props {
  kind: MediaKind;
  onChoose: (item: MediaItem) => void;
}

const PAGE = 12;

/** Button that opens the library. */
export function MediaPicker({ kind, onChoose }: Props) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button style={{ marginBlockStart: 8 }} onClick={() => setOpen(true)}>
        <FormattedMessage id="staff.media.choose" />
      </Button>
      {open && (
        <PickerDialog
          kind={kind}
          onClose={() => setOpen(false)}
          onChoose={(item) => {
            onChoose(item);
            setOpen(false);
          }}
        />
      )}
    </>
  );
}

function PickerDialog({ kind, onChoose, onClose }: Props & { onClose: () => void }) {
  const intl = useIntl();
  const textIn = useTextIn();
  const [current, setCurrent] = useState(1);
  const [keywords, setKeywords] = useState('');
  const { data, isFetching, isError } = useListMedia(
    { kind, current, size: PAGE, ...(keywords !== '' && { keywords }) },
    { query: { placeholderData: (previous) => previous } },
  );
  const label = intl.formatMessage({ id: 'staff.media.search' });
  return (
    <Modal
      open
      title={intl.formatMessage({ id: 'staff.media.choose' })}
      width={760}
      mask={{ blur: false }}
      footer={null}
      onCancel={onClose}
    >
      <Input.Search
        allowClear
        aria-label={label}
        placeholder={label}
        onSearch={(words) => {
          setKeywords(words.trim());
          setCurrent(1);
        }}
      />
      {isError && <Alert type="error" title={intl.formatMessage({ id: 'staff.media.failed' })} />}
      <Spin spinning={isFetching}>
        <ul role="list" className={styles['grid']}>
          {data?.records.map((item) => {
            const name = item.alt ? textIn(item.alt) : item.name;
            return (
              <li key={item.id}>
                <button
                  type="button"
                  className={styles['item']}
                  aria-label={name}
                  onClick={() => onChoose(item)}
                >
                  {kind === 'image' ? (
                    <OwnPicture id={item.id} alt="" width="160" height="90" loading="lazy" />
                  ) : (
                    <OwnVideo id={item.id} width="160" height="90" preload="metadata" muted />
                  )}
                  <span className={styles['name']}>{name}</span>
                </button>
              </li>
            );
          })}
        </ul>
        {data?.records.length === 0 && <Empty />}
      </Spin>
      <Pagination
        hideOnSinglePage
        showSizeChanger={false}
        current={current}
        pageSize={PAGE}
        total={data?.total ?? 0}
        onChange={setCurrent}
      />
    </Modal>
  );
}

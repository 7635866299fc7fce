import { Drawer } from 'antd';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { MessageId } from '@/i18n/message-ids';
import styles from './admin-shell.module.css';

interface Props {
  routeName: string;
  title: string;
  /** Called after the closing animation. */
  onClose: () => void;
}

/** Help of a staff page; each line of its text is a list item. */
export default function HelpDrawer({ routeName, title, onClose }: Props) {
  const intl = useIntl();
  const [open, setOpen] = useState(true);
  const text = intl.formatMessage({ id: `staffHelp.${routeName}` as MessageId });
  return (
    <Drawer
      open={open}
      onClose={() => setOpen(false)}
      afterOpenChange={(shown) => {
        if (!shown) onClose();
      }}
      size={400}
      title={title}
      aria-label={title}
      mask={{ blur: false }}
    >
      <ul role="list" className={styles['helpPoints']}>
        {text.split('\n').map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </Drawer>
  );
}

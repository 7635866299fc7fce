import { Skeleton } from 'antd';
import { FormattedMessage } from 'react-intl';
import styles from './dashboard.module.css';

interface Props {
  title: string;
  /** Undefined while they load. */
  items: readonly { key: string; text: string; side: string }[] | undefined;
  /** Where all of them are. */
  more?: string;
}

/** A few of the things that wait, and the way to all of them. */
export function WorkList({ title, items, more }: Props) {
  return (
    <section className={styles['card']}>
      <h2 className={styles['cardTitle']}>{title}</h2>
      {items === undefined && <Skeleton active />}
      {items?.length === 0 && (
        <p className={styles['empty']}>
          <FormattedMessage id="staff.nothingWaits" />
        </p>
      )}
      <ul>
        {items?.map(({ key, text, side }) => (
          <li key={key} className={styles['row']}>
            <span>{text}</span>
            <span className={styles['side']}>{side}</span>
          </li>
        ))}
      </ul>
      {more !== undefined && items !== undefined && items.length > 0 && (
        <a href={`#${more}`}>
          <FormattedMessage id="staff.seeAll" />
        </a>
      )}
    </section>
  );
}

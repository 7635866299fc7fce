import { Link } from '@tanstack/react-router';
import { FormattedMessage } from 'react-intl';
import { fileUrl } from '@/api/file-url';
import { useListProjects } from '@/api/generated/project/project';
import { CardCover } from '@/ui/card-cover';
import cards from '@/ui/card-list.module.css';
import styles from './mobile-home.module.css';
import { MoreLink } from './more-link';

/** How many entries home shows. */
const SHOWN = 3;

/** Some entries of the edition, and the way to all of them; nothing where there is none yet. */
export default function MobileHomeEntries({ edition }: { edition: string }) {
  const { data } = useListProjects({ matchInfoId: edition, current: 1, pageSize: SHOWN });
  if (data?.records.length === 0) return null;
  return (
    <section className={styles['part']}>
      <div className={styles['partHead']}>
        <h2>
          <FormattedMessage id="route.Entries" />
        </h2>
        <MoreLink href="#/h5/entries" text="home.allEntries" />
      </div>
      <ul className={cards['grid']}>
        {data?.records.map((entry) => (
          <li key={entry.id} className={`${cards['card'] ?? ''} ${cards['compact'] ?? ''}`}>
            <CardCover src={entry.logoFileId && fileUrl(entry.logoFileId)} />
            <div className={cards['body']}>
              <h3 className={cards['title']}>
                <Link to="/entries-detail" search={{ id: entry.id }}>
                  {entry.name}
                </Link>
              </h3>
              <p className={cards['summary']}>{entry.summary}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

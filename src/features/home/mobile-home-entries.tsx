import { Link } from '@tanstack/react-router';
import { fileUrl } from '@/api/file-url';
import { useListProjects } from '@/api/generated/project/project';
import { CardCover } from '@/ui/card-cover';
import cards from '@/ui/card-list.module.css';
import { MobilePart } from './mobile-part';

/** How many entries home shows. */
const SHOWN = 3;

/** Some entries of the edition, and the way to all of them; nothing where there is none yet. */
export default function MobileHomeEntries({ edition }: { edition: string }) {
  const { data } = useListProjects({ matchInfoId: edition, current: 1, pageSize: SHOWN });
  if (data?.records.length === 0) return null;
  return (
    <MobilePart title="route.Entries" href="#/h5/entries" more="home.allEntries">
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
    </MobilePart>
  );
}

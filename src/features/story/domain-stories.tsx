import type { ReactNode } from 'react';
import type { Story } from '@/api/generated/model';
import cards from '@/ui/card/card-list.module.css';
import { StoryCard } from './story-card';
import styles from './domain-page.module.css';

interface Props {
  domain: { code: string; label: string; summary: string; stories: readonly Story[] };
  children: ReactNode;
}

export function DomainStories({ domain: { code, label, summary, stories }, children }: Props) {
  return (
    <section className={styles['domain']} aria-labelledby={`domain-${code}`}>
      <h2 id={`domain-${code}`} className={styles['title']}>
        {label}
      </h2>
      <p className={styles['summary']}>{summary}</p>
      {children}
      <ul role="list" className={cards['grid']}>
        {stories.map((story) => (
          <StoryCard key={story.id} story={story} />
        ))}
      </ul>
    </section>
  );
}

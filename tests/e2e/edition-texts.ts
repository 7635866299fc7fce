import { TYPED_MOMENTS } from './edition-forms';
import { NUMBERS } from './edition-steps';
import type { WrittenNumbers } from './shown-numbers';

/** What staff and competitors of the empty site write, as an English reader gets it. */
export const WRITTEN: readonly string[] = [
  // The site.
  ...['Coast Cup', 'Coast', 'Born by the sea', 'Sea news'],
  ...['Institute of the Sea', 'A sea to try in', 'Test sites are free', 'The port'],
  ...['Ask us', '陈静', '13900000008', '13900000009', 'Ocean', 'Marine technology'],
  ...['A competition by the sea', 'Business plan', 'Ten pages at most', 'We keep what we need.'],
  ...['Buoys that listen', 'The Buoy Company', 'Buoys measure the sea.', 'Buoys at sea', '37'],
  // The edition.
  ...['1st Coast Innovation Cup', 'Seaward', 'A competition for marine technology.'],
  ...['Sign-up weeks', 'Grand final', 'Gold prize', 'Read the guide, then sign up.'],
  ...['What is handed in is true and whole.', 'Novelty', 'How new it is', 'Project report'],
  ...['By the sea', 'The report'],
  // What happens in it.
  ...['An evening on marine technology', 'Qingdao', 'Innovation centre', 'Come and ask.'],
  ...['The competition begins', 'The committee', 'Sign-up is open', 'Everyone is welcome.'],
  // Entries are as their teams typed them; their stage is a word of the dictionary.
  ...['海水电池', '以海水为电解质', '说明', '林海', '李四', '工程师', 'Prototype'],
];

/** How many of each were written: entries, cities, winners, activities, news, people who came. */
const COUNTED = 1;

/** The numbers that a visitor may read: written by staff and competitors, or counted from that. */
export function writtenNumbers(): WrittenNumbers {
  return {
    texts: WRITTEN,
    moments: [...TYPED_MOMENTS],
    // Nobody has read an activity before.
    numbers: [...Object.values(NUMBERS), 0, COUNTED, NUMBERS.seats - COUNTED],
  };
}

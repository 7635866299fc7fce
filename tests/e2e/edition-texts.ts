import { TYPED_MOMENTS } from './edition-forms';
import { NUMBERS } from './edition-steps';
import type { WrittenNumbers } from './shown-numbers';

/** Texts written by staff and competitors, as shown to English readers. */
export const WRITTEN: readonly string[] = [
  // Site.
  ...['Coast Cup', 'Coast', 'Born by the sea', 'Sea news'],
  ...['Institute of the Sea', 'A sea to try in', 'Test sites are free', 'The port'],
  ...['Ask us', '陈静', '13900000008', '13900000009', 'Ocean', 'Marine technology'],
  ...['A competition by the sea', 'Business plan', 'Ten pages at most', 'We keep what we need.'],
  ...['Buoys that listen', 'The Buoy Company', 'Buoys measure the sea.', 'Buoys at sea', '37'],
  // Edition.
  ...['1st Coast Innovation Cup', 'Seaward', 'A competition for marine technology.'],
  ...['Sign-up weeks', 'Grand final', 'Gold prize', 'Read the guide, then sign up.'],
  ...['What is handed in is true and whole.', 'Novelty', 'How new it is', 'Project report'],
  ...['By the sea', 'The report'],
  // Activities and news.
  ...['An evening on marine technology', 'Qingdao', 'Innovation centre', 'Come and ask.'],
  ...['The competition begins', 'The committee', 'Sign-up is open', 'Everyone is welcome.'],
  // Entries appear as typed by their teams; their stage is a dictionary value.
  ...['海水电池', '以海水为电解质', '说明', '林海', '李四', '工程师', 'Prototype'],
];

/** Numbers of created entries, cities, winners, activities, news and attendees. */
const COUNTED = 1;

/** Returns the numbers that a visitor may see: written by staff and competitors, or counts of their records. */
export function writtenNumbers(): WrittenNumbers {
  return {
    texts: WRITTEN,
    moments: [...TYPED_MOMENTS],
    // The activity has no views yet.
    numbers: [...Object.values(NUMBERS), 0, COUNTED, NUMBERS.seats - COUNTED],
  };
}

/** What staff and competitors of the empty site write, as an English reader gets it. */
export const WRITTEN: readonly string[] = [
  // The site.
  ...['Coast Cup', 'Coast', 'Born by the sea', 'Sea news'],
  ...['Institute of the Sea', 'A sea to try in', 'Test sites are free', 'The port'],
  ...['Ask us', '陈静', '13900000008', 'Ocean', 'Marine technology'],
  // The edition.
  ...['1st Coast Innovation Cup', 'Seaward', 'A competition for marine technology.'],
  ...['Sign-up weeks', 'Grand final', 'Gold prize', 'Read the guide, then sign up.'],
  'What is handed in is true and whole.',
  // What happens in it.
  ...['An evening on marine technology', 'Qingdao', 'Innovation centre', 'Come and ask.'],
  ...['The competition begins', 'The committee', 'Sign-up is open', 'Everyone is welcome.'],
  // Entries are as their teams typed them; their stage is a word of the dictionary.
  ...['海水电池', '以海水为电解质', '林海', 'Prototype'],
];

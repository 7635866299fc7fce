export * from './activity/activity.ts';
export * from './config/config.ts';
export * from './dictionary/dictionary.ts';
export * from './file/file.ts';
export * from './match/match.ts';
export * from './news/news.ts';
export * from './reference/reference.ts';
export * from './session/session.ts';

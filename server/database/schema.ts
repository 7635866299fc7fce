export * from './schema/activity.ts';
export * from './schema/error-log.ts';
export * from './schema/file.ts';
export * from './schema/match.ts';
export * from './schema/news.ts';
export * from './schema/people.ts';
export * from './schema/reference.ts';
export * from './schema/site.ts';

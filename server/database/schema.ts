export * from './schema/activity.ts';
export * from './schema/expert.ts';
export * from './schema/file.ts';
export * from './schema/match.ts';
export * from './schema/news.ts';
export * from './schema/people.ts';
export * from './schema/project.ts';
export * from './schema/site.ts';

export * from './activity/activity.ts';
export * from './config/config.ts';
export * from './expert/expert.ts';
export * from './file/file.ts';
export * from './match/match.ts';
export * from './news/news.ts';
export * from './project/project.ts';
export * from './session/session.ts';

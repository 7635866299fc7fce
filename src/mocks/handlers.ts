import { getActivityMock } from '@/api/generated/activity/activity.msw';
import { getConfigMock } from '@/api/generated/config/config.msw';
import { getFileMock } from '@/api/generated/file/file.msw';
import { getMatchMock } from '@/api/generated/match/match.msw';
import { getNewsMock } from '@/api/generated/news/news.msw';
import { getSessionMock } from '@/api/generated/session/session.msw';

/** Every operation of the contract, answered with the contract's own examples. */
export const handlers = [
  ...getActivityMock(),
  ...getConfigMock(),
  ...getFileMock(),
  ...getMatchMock(),
  ...getNewsMock(),
  ...getSessionMock(),
];

import { createFileRoute } from '@tanstack/react-router';
import { UserSettingPage } from '@/features/account/user-setting-page';

export const Route = createFileRoute('/_admin/user-setting')({
  staticData: { routeName: 'UserSetting', authority: 'loggedIn' },
  loader: ({ context }) => context.loadTexts('forms'),
  component: UserSettingPage,
});

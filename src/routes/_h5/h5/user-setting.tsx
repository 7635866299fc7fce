import { createFileRoute } from '@tanstack/react-router';
import { UserSettingPage } from '@/features/account/user-setting-page';

export const Route = createFileRoute('/_h5/h5/user-setting')({
  staticData: { routeName: 'H5UserSetting', authority: 'loggedIn' },
  loader: ({ context }) => context.loadTexts('forms'),
  component: UserSettingPage,
});

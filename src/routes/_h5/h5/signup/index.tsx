import { createFileRoute } from '@tanstack/react-router';
import { MobileSignUpPage } from '@/features/entry/mobile/mobile-sign-up-page';
import { loadSignUp } from '@/features/entry/queries';

export const Route = createFileRoute('/_h5/h5/signup/')({
  staticData: { routeName: 'H5SignUp' },
  loader: (loading) => {
    loadSignUp(loading);
    return loading.context.loadTexts('forms');
  },
  component: MobileSignUpPage,
});

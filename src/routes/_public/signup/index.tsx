import { createFileRoute } from '@tanstack/react-router';
import { SignUpPage } from '@/features/entry/sign-up-page';
import { loadSignUp } from '@/features/entry/queries';

export const Route = createFileRoute('/_public/signup/')({
  staticData: { routeName: 'SignUp', order: 30 },
  loader: (loading) => {
    loadSignUp(loading);
    return loading.context.loadTexts('forms');
  },
  component: SignUpPage,
});

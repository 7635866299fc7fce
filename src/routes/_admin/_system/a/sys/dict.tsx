import { createFileRoute } from '@tanstack/react-router';
import { DictionaryPage } from '@/features/admin/dictionary/dictionary-page';

export const Route = createFileRoute('/_admin/_system/a/sys/dict')({
  staticData: { routeName: 'SysDict', order: 20, authority: ['config:write'] },
  component: DictionaryPage,
});

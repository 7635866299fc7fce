import { createFileRoute } from '@tanstack/react-router';
import { NoticeTemplatesPage } from '@/features/admin/notice/notice-templates-page';

export const Route = createFileRoute('/_admin/_site/a/site/notice-templates')({
  staticData: { routeName: 'StaffNoticeTemplates', order: 65, authority: ['config:write'] },
  component: NoticeTemplatesPage,
});

import { FilesField } from './files-field';
import { TemplateLinks } from './template-links';

export function FilesStep() {
  return (
    <>
      <TemplateLinks />
      <FilesField field="logo" />
      <FilesField field="attachments" />
      <FilesField field="video" />
    </>
  );
}

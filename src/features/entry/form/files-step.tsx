import { FilesField } from './files-field';
import { TemplateLinks } from './template-links';

/** Picture, documents and video of the entry. */
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

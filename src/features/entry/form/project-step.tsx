import { BasicFields } from './basic-fields';
import { CompanyFields } from './company-fields';
import { StoryFields } from './story-fields';

/** What the project is, and the company behind it where there is one. */
export function ProjectStep() {
  return (
    <>
      <BasicFields />
      <StoryFields />
      <CompanyFields />
    </>
  );
}

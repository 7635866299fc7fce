import { BasicFields } from './basic-fields';
import { CompanyFields } from './company-fields';
import { StoryFields } from './story-fields';

export function ProjectStep() {
  return (
    <>
      <BasicFields />
      <StoryFields />
      <CompanyFields />
    </>
  );
}

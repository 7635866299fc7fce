import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useFieldFocus } from '@/ui/form/use-field-focus';
import type { EntryFormProps } from '../sign-up-body';
import type { EntryProblem } from './entry-problems';
import { useEntryForm } from './use-entry-form';

interface Options extends Pick<EntryFormProps, 'phone' | 'stored'> {
  /** The step on which a field stands. */
  stepOf: (field: EntryProblem['field']) => number;
  /** The page of a submitted entry, on the site that is shown. */
  detailsPath: '/signup/details' | '/h5/signup/details';
}

/** The step engine of both forms of an entry: which step is shown, and the way to a field. */
export function useSteppedEntry({ phone, stored, stepOf, detailsPath }: Options) {
  const navigate = useNavigate();
  const [step, setStep] = useState(0);
  const goTo = (field: EntryProblem['field']) => {
    setStep(stepOf(field));
    focusField(field);
  };
  const entry = useEntryForm({
    phone,
    stored,
    onProblem: goTo,
    onSubmitted: (id) => void navigate({ to: detailsPath, search: { id } }),
  });
  const focusField = useFieldFocus<EntryProblem['field']>(entry.form);
  return { entry, step, setStep, goTo };
}

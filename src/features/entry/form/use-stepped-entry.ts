import { useNavigate } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useFieldFocus } from '@/ui/form/use-field-focus';
import type { EntryFormProps } from '../sign-up-body';
import type { EntryProblem } from './entry-problems';
import { useEntryForm } from './use-entry-form';

interface Options extends Pick<EntryFormProps, 'phone' | 'stored'> {
  /** Returns the step of a field. */
  stepOf: (field: EntryProblem['field']) => number;
  /** Details page of a submitted entry on the current site. */
  detailsPath: '/signup/details' | '/h5/signup/details';
}

/**
 * Step navigation for the desktop and mobile forms of an entry: `showStep` moves the focus to the
 * heading of the step, `goTo` to a field.
 */
export function useSteppedEntry({ phone, stored, stepOf, detailsPath }: Options) {
  const navigate = useNavigate();
  const [step, setStep] = useState(0);
  const heading = useRef<HTMLHeadingElement>(null);
  const showStep = (next: number) => {
    // A hidden heading can't take the focus.
    flushSync(() => setStep(next));
    heading.current?.focus();
  };
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
  return { entry, step, heading, showStep, goTo };
}

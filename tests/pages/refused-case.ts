import { page, type Locator } from 'vitest/browser';
import { renderForStaff } from './staff';

/** A form with a field that the server rejects. */
export interface RefusedCase {
  /** Opens the form and fills in what it requires before it can be sent. */
  open: () => Promise<unknown>;
  method: 'post' | 'put' | 'delete';
  path: string;
  /** JSON pointer to the rejected field of the body. */
  pointer: string;
  submit: () => Promise<unknown>;
  /** Input of the rejected field. */
  input: () => Locator;
  /** Corrects the value of the field; default: fills in another text. */
  correct?: () => Promise<unknown>;
}

/** The dialog or drawer opened last. */
export const dialog = () => page.getByRole('dialog').last();

/** Clicks a button of the page; a string must match the whole name. */
export const press = (name: string | RegExp) =>
  page
    .getByRole('button', { name, exact: typeof name === 'string' })
    .first()
    .click();

/** Clicks a button of the dialog. */
export const pressInDialog = (name: string) =>
  dialog().getByRole('button', { name, exact: true }).last().click();

type Scope = Pick<Locator, 'getByLabelText'>;

/** Returns the field with this label. */
export const fieldIn = (scope: Scope, label: string | RegExp) =>
  scope.getByLabelText(label, { exact: typeof label === 'string' });

/** Fills in fields by their labels. */
export async function fillIn(scope: Scope, values: Readonly<Record<string, string>>) {
  for (const [label, value] of Object.entries(values)) await fieldIn(scope, label).fill(value);
}

type Needed = 'path' | 'pointer';

interface Drawer extends Pick<RefusedCase, Needed>, Partial<Omit<RefusedCase, Needed>> {
  address: string;
  /** Button that opens the drawer; default: the first "Edit". */
  button?: string | RegExp;
  fill?: Readonly<Record<string, string>>;
  save?: string;
  label: string | RegExp;
}

/** Describes a back office form in a drawer or dialog that a button opens. */
export function drawer(options: Drawer): RefusedCase {
  const { address, button = /^Edit/, fill = {}, save = 'Save', label, ...rest } = options;
  return {
    method: 'put',
    open: async () => {
      await renderForStaff(address);
      await press(button);
      await fillIn(dialog(), fill);
    },
    submit: () => pressInDialog(save),
    input: () => fieldIn(dialog(), label),
    ...rest,
  };
}

import { page, type Locator } from 'vitest/browser';
import { renderForStaff } from './staff';

/** One form, and a field of its request that the server refuses. */
export interface RefusedCase {
  /** Opens the form and fills it in, as far as it can't be sent otherwise. */
  open: () => Promise<unknown>;
  method: 'post' | 'put' | 'delete';
  path: string;
  /** The refused field of the body. */
  pointer: string;
  submit: () => Promise<unknown>;
  /** The input of the refused field. */
  input: () => Locator;
  /** Changes the value of the field; default: types another text. */
  mend?: () => Promise<unknown>;
}

/** The dialog or drawer that was opened last. */
export const dialog = () => page.getByRole('dialog').last();

/** Presses a button of the page, by its exact name. */
export const press = (name: string | RegExp) =>
  page
    .getByRole('button', { name, exact: typeof name === 'string' })
    .first()
    .click();

/** Presses a button of the dialog. */
export const pressInDialog = (name: string) =>
  dialog().getByRole('button', { name, exact: true }).last().click();

type Scope = Pick<Locator, 'getByLabelText'>;

/** A field by its label. */
export const fieldIn = (scope: Scope, label: string | RegExp) =>
  scope.getByLabelText(label, { exact: typeof label === 'string' });

/** Fills in fields by their labels. */
export async function fillIn(scope: Scope, values: Readonly<Record<string, string>>) {
  for (const [label, value] of Object.entries(values)) await fieldIn(scope, label).fill(value);
}

type Needed = 'path' | 'pointer';

interface Drawer extends Pick<RefusedCase, Needed>, Partial<Omit<RefusedCase, Needed>> {
  address: string;
  /** Opens the drawer; default: the first "Edit". */
  button?: string | RegExp;
  fill?: Readonly<Record<string, string>>;
  save?: string;
  label: string | RegExp;
}

/** A form of the back office in a drawer or dialog, which a button of a page opens. */
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

import { Activity, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ActionButton } from '@/ui/button/action-button';

/** Two buttons, each in the place of the other. */
function Seat() {
  const [taken, setTaken] = useState(false);
  return taken ? (
    <ActionButton onClick={() => setTaken(false)}>Give it up</ActionButton>
  ) : (
    <div>
      <ActionButton onClick={() => setTaken(true)}>Take a seat</ActionButton>
    </div>
  );
}

/** A button in the place of the one that opens its page, which is kept while another one is shown. */
function CachedPage() {
  const [mode, setMode] = useState<'visible' | 'hidden'>();
  return (
    <>
      {mode === undefined ? (
        <ActionButton onClick={() => setMode('visible')}>Open</ActionButton>
      ) : (
        <Activity mode={mode}>
          <ActionButton onClick={() => undefined}>Edit</ActionButton>
        </Activity>
      )}
      <button
        style={{ display: 'block', marginTop: 200 }}
        onClick={() => setMode(mode === 'visible' ? 'hidden' : 'visible')}
      >
        Turn
      </button>
    </>
  );
}

describe('a double click on a button that another one takes the place of', () => {
  it('takes only the first click, and disables the second button for a moment', async () => {
    const screen = await render(<Seat />);
    await screen.getByRole('button', { name: 'Take a seat' }).dblClick();
    const second = screen.getByRole('button', { name: 'Give it up' });
    await expect.element(second).toBeEnabled();
    await second.click();
    await expect.element(screen.getByRole('button', { name: 'Take a seat' })).toBeVisible();
  });
});

it('a button whose page is left at once takes clicks when one comes back', async () => {
  const screen = await render(<CachedPage />);
  await screen.getByRole('button', { name: 'Open' }).click();
  const button = screen.getByRole('button', { name: 'Edit' });
  await expect.element(button).toBeDisabled();
  const turn = screen.getByRole('button', { name: 'Turn' });
  // Not by the pointer, which would take longer than the button is off.
  (turn.element() as HTMLElement).click();
  await expect.element(button).not.toBeInTheDocument();
  await turn.click();
  await expect.element(button).toBeEnabled();
});

it('a double click on a button that starts work is one click', async () => {
  const click = vi.fn();
  const screen = await render(
    <ActionButton loading={false} onClick={click}>
      Sign up
    </ActionButton>,
  );
  const button = screen.getByRole('button', { name: 'Sign up' });
  await button.dblClick();
  expect(click).toHaveBeenCalledTimes(1);
  // From the keyboard, too.
  button.element().focus();
  await userEvent.keyboard('{Enter}');
  expect(click).toHaveBeenCalledTimes(2);
});

it('two quick clicks on a button that sends nothing are two', async () => {
  const click = vi.fn();
  const screen = await render(<ActionButton onClick={click}>Scan</ActionButton>);
  await screen.getByRole('button', { name: 'Scan' }).dblClick();
  expect(click).toHaveBeenCalledTimes(2);
});

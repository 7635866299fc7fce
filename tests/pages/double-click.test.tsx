import { Activity, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ActionButton } from '@/ui/button/action-button';

/** Two buttons that replace each other in the same place. */
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

/** A button that replaces the one that opens its page; the page can be hidden and shown again. */
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

describe('a double click on a button that another button replaces', () => {
  it('clicks only the first button, and disables the second for a moment', async () => {
    const screen = await render(<Seat />);
    await screen.getByRole('button', { name: 'Take a seat' }).dblClick();
    const second = screen.getByRole('button', { name: 'Give it up' });
    await expect.element(second).toBeEnabled();
    await second.click();
    await expect.element(screen.getByRole('button', { name: 'Take a seat' })).toBeVisible();
  });
});

it('a button is enabled after its page was hidden and shown again', async () => {
  const screen = await render(<CachedPage />);
  await screen.getByRole('button', { name: 'Open' }).click();
  const button = screen.getByRole('button', { name: /^Edit\b/ });
  await expect.element(button).toBeDisabled();
  const turn = screen.getByRole('button', { name: 'Turn' });
  // A click by pointer would take longer than the button stays disabled.
  (turn.element() as HTMLElement).click();
  await expect.element(button).not.toBeInTheDocument();
  await turn.click();
  await expect.element(button).toBeEnabled();
});

it('a double click on a button with a loading state counts once', async () => {
  const click = vi.fn();
  const screen = await render(
    <ActionButton loading={false} onClick={click}>
      Sign up
    </ActionButton>,
  );
  const button = screen.getByRole('button', { name: 'Sign up' });
  await button.dblClick();
  expect(click).toHaveBeenCalledTimes(1);
  // Enter also clicks the button.
  button.element().focus();
  await userEvent.keyboard('{Enter}');
  expect(click).toHaveBeenCalledTimes(2);
});

it('a double click on a button without a loading state counts twice', async () => {
  const click = vi.fn();
  const screen = await render(<ActionButton onClick={click}>Scan</ActionButton>);
  await screen.getByRole('button', { name: 'Scan' }).dblClick();
  expect(click).toHaveBeenCalledTimes(2);
});

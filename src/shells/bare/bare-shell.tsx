import { Outlet } from '@tanstack/react-router';

/** Pages without header and footer. */
export function BareShell() {
  return (
    <main data-bare>
      <Outlet />
    </main>
  );
}

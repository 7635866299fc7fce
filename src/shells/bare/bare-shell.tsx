import { Outlet } from '@tanstack/react-router';

/** Shell without header and footer. */
export function BareShell() {
  return (
    <main data-bare>
      <Outlet />
    </main>
  );
}

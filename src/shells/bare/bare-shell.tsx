import { Outlet } from '@tanstack/react-router';

/** Pages without header and footer. */
export function BareShell() {
  return (
    <main>
      <Outlet />
    </main>
  );
}

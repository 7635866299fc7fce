import { Outlet } from '@tanstack/react-router';

export function BareShell() {
  return (
    <main data-bare>
      <Outlet />
    </main>
  );
}

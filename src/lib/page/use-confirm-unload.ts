import { useEffect } from 'react';

/** Makes the browser ask before it unloads the page while `unsaved` is set. */
export function useConfirmUnload(unsaved: boolean): void {
  useEffect(() => {
    if (!unsaved) return undefined;
    const confirm = (event: BeforeUnloadEvent) => {
      event.preventDefault();
    };
    window.addEventListener('beforeunload', confirm);
    return () => {
      window.removeEventListener('beforeunload', confirm);
    };
  }, [unsaved]);
}

/** How long the browser gets to take the bytes over, milliseconds. */
const TAKEN_OVER = 60_000;

/** Saves bytes as a file among the visitor's downloads. */
export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => {
    URL.revokeObjectURL(address);
  }, TAKEN_OVER);
}

/** Hands a text to the visitor as a file. */
export function saveText(name: string, type: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has taken the bytes by then.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** Hands a file that the server sent to the browser, under the server's name where it gave one. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = file instanceof File && file.name !== 'blob' ? file.name : name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

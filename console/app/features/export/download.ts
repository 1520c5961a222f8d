/** A name that every file system takes, with the day (UTC) so that newer files are told apart. */
export function fileName(label: string, ending: string, now: Date = new Date()): string {
  const plain = label.replaceAll(/[^\p{L}\p{N}]+/gu, '-').replaceAll(/^-+|-+$/g, '');
  return `${plain || 'export'}-${now.toISOString().slice(0, 10)}.${ending}`;
}

/** Hands a file to the person. */
export function download(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has taken the address over by the next task.
  setTimeout(() => URL.revokeObjectURL(address), 0);
}

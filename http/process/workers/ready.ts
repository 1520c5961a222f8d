/** Says that the process answers: a line for whoever started it, and a word for the process that leads several. */
export function sayReady(line: string): void {
  process.send?.(READY);
  // Whoever reads this may end the server at once.
  console.log(line);
}

export const READY = 'ready';

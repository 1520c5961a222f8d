/**
 * Does `work` once for changes that come in quick succession, as editors save in several steps, and never twice at a
 * time: what changes meanwhile is seen by one more run.
 */
export function gathered(work: () => Promise<void>, quietMilliseconds = 200): () => void {
  let timer: NodeJS.Timeout | undefined;
  let isRunning = false;
  let isWanted = false;

  async function run(): Promise<void> {
    isWanted = true;
    if (isRunning) return;
    isRunning = true;
    try {
      while (isWanted) {
        isWanted = false;
        await work();
      }
    } finally {
      isRunning = false;
    }
  }

  return () => {
    clearTimeout(timer);
    timer = setTimeout(run, quietMilliseconds);
  };
}

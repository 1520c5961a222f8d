/** Preloaded into a measured server: answers each message of its parent with what it has used so far. */
process.on('message', (what) =>
  process.send?.(what === 'memory' ? process.memoryUsage.rss() : process.cpuUsage()),
);
process.channel?.unref();

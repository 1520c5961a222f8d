import { logInRequest } from '../server/request-log.ts';
import type { WebServer } from '../web-server.ts';

export interface ServeOptions {
  /** Name of the app for what is printed. */
  readonly app: string;
  readonly port: number;
  /** Environment variable that chooses the port. */
  readonly portSetting: string;
  readonly host?: string;
}

/**
 * Runs a server as a process: prints one line when it answers, stops on SIGINT and SIGTERM, and ends with code 1 and
 * one line when the port is taken. An error that nobody caught is printed, and the server lives on.
 */
export async function serve(
  server: WebServer,
  { app, port, portSetting, host }: ServeOptions,
): Promise<void> {
  const used = await server.listen(port, host).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw error;
    console.error(`Port ${port} is taken. End what listens there, or choose another with ${portSetting}.`);
    process.exit(1);
  });
  process.on('uncaughtException', (error) => logInRequest('An error was not caught', error));
  process.on('unhandledRejection', (error) => logInRequest('A promise was not awaited', error));
  let stopping = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => {
      if (stopping) process.exit(1);
      stopping = true;
      void server.close().then(() => process.exit(0));
    });
  // Whoever reads this may end the server at once.
  console.log(`${app} ready on http://localhost:${used}`);
}

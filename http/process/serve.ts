import type { HttpServer } from '../server/http-server.ts';
import { showSourcePositions } from '../server/source-positions.ts';
import { stopOnSignals, surviveErrors } from './lifetime.ts';
import { explainTakenPort, TakenPortError } from './taken-port.ts';

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
 * one line when the port is taken. An error that nobody caught is printed, and the server lives on; traces name the
 * sources of what was built.
 */
export async function serve(
  server: HttpServer,
  { app, port, portSetting, host }: ServeOptions,
): Promise<void> {
  const used = await server.listen(port, host).catch((error: unknown) => {
    const explained = explainTakenPort(error, port, portSetting);
    if (!(explained instanceof TakenPortError)) throw error;
    console.error(explained.message);
    process.exit(1);
  });
  showSourcePositions();
  surviveErrors();
  stopOnSignals(() => server.close());
  // Whoever reads this may end the server at once.
  console.log(`${app} ready on http://localhost:${used}`);
}

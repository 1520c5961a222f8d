import { operate } from '../operations/operate.ts';
import { operationsSettings } from '../operations/settings.ts';
import type { HttpServer } from '../server/http-server.ts';
import { showSourcePositions } from '../server/source-positions.ts';
import { stopOnSignals, surviveErrors } from './lifetime.ts';
import { explainTakenPort, TakenPortError } from './taken-port.ts';
import { sayReady } from './workers/ready.ts';

export interface ServeOptions {
  /** Name of the app for what is printed. */
  readonly app: string;
  /** What the names of its settings begin with: those of its port, its interface and of what runs beside it. */
  readonly settings: 'STOREFRONT' | 'CONSOLE';
  readonly port: number;
}

/**
 * Runs a server as a process: prints one line when it answers, stops on SIGINT and SIGTERM, and ends with code 1 and
 * one line when a port is taken. An error that nobody caught is printed, and the server lives on; traces name the
 * sources of what was built. Those who run it ask at a port of its own how it is; see operate.
 */
export async function serve(server: HttpServer, { app, settings, port }: ServeOptions): Promise<void> {
  const { used, operations } = await listen(server, { app, settings, port }).catch((error: unknown) => {
    if (!(error instanceof TakenPortError)) throw error;
    console.error(error.message);
    process.exit(1);
  });
  showSourcePositions();
  surviveErrors();
  stopOnSignals(async () => {
    await server.close();
    await operations.close();
  });
  sayReady(`${app} ready on http://localhost:${used}`);
}

async function listen(server: HttpServer, { app, settings, port }: ServeOptions) {
  const host = process.env[`${settings}_HOST`] || '127.0.0.1';
  const operations = await operate(app.toLowerCase(), server.traffic, operationsSettings(settings));
  const used = await server.listen(port, host).catch((error: unknown) => {
    throw explainTakenPort(error, port, `${settings}_PORT`);
  });
  return { used, operations };
}

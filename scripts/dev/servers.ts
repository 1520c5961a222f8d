import { environmentOf, type ServiceName } from '../process/stack.ts';
import type { Settings } from '../settings.ts';

export interface DevelopmentServer {
  readonly name: ServiceName;
  readonly command: string;
  readonly args: readonly string[];
  /** Folder of the repository that it runs in. */
  readonly folder: string;
  readonly environment: Readonly<Record<string, string>>;
}

/** What `npm run dev` runs. A mistake of a handler is shown at once, and no server moves to another port unasked. */
export function developmentServers(settings: Settings): Record<ServiceName, DevelopmentServer> {
  const { storefrontPort, consolePort } = settings;
  const server = (name: ServiceName, folder: string, command: string, ...args: string[]) => ({
    name,
    folder,
    command,
    args,
    environment: { ...environmentOf(name, settings), NODE_ENV: 'development' },
  });
  const mock = server('mock', '.', process.execPath, 'mock/main.ts');
  return {
    mock: { ...mock, environment: { MOCK_STRICT: '1', ...mock.environment } },
    storefront: server('storefront', 'storefront', 'react-router', 'dev', ...onPort(storefrontPort)),
    console: server('console', 'console', 'vite', ...onPort(consolePort)),
  };
}

function onPort(port: number): string[] {
  return ['--port', String(port), '--strictPort'];
}

import { freePort } from '#scripts/process/ports.ts';

interface StrictPlatform {
  /** What the process of the mock is started with. */
  readonly environment: Readonly<Record<string, string>>;
  /** Where its sandbox then answers. */
  readonly sandbox: string;
}

/** A strict mock platform in a process of its own. */
export async function strictPlatform({ isBare = false } = {}): Promise<StrictPlatform> {
  const port = await freePort();
  const environment = {
    MOCK_PLATFORM: 'strict',
    MOCK_SANDBOX_PORT: String(port),
    MOCK_STORE: isBare ? 'bare' : 'package',
    MOCK_STRICT: '1',
    // A journey asks for a few of the calls only.
    MOCK_WARM_UP: '0',
    // The apps know of none: theirs could be any platform.
    SANDBOX_URL: '',
  };
  return { environment, sandbox: `http://localhost:${port}` };
}

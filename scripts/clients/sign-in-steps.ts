import { accessToken, signInFrom } from '#examples/sign-in.ts';
import type { CommandLine } from './command-line.ts';
import { expectThat, type Step } from './step.ts';

/** Signs the command line in with an access token, and asks where it is. */
export function signInSteps(client: CommandLine, origin: string): Step[] {
  const signIn = signInFrom({ PLATFORM_URL: origin });
  const { username } = signIn;
  const login = ['org', 'login', 'access-token', '--instance-url', origin, '--no-prompt', '--set-default'];
  return [
    {
      name: 'org login access-token',
      run: async () => {
        const environment = { SF_ACCESS_TOKEN: await accessToken(signIn) };
        const result = await client.result([...login, '--alias', 'offizin'], environment);
        expectThat(result.username === username, result);
        return result.username;
      },
    },
    {
      name: 'org display',
      run: async () => {
        const result = await client.result(['org', 'display']);
        expectThat(result.connectedStatus === 'Connected' && result.username === username, result);
        return `${result.connectedStatus}, API ${result.apiVersion}`;
      },
    },
  ];
}

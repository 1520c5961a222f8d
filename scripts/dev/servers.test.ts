import { describe, expect, it } from 'vitest';
import { readSettings } from '../settings.ts';
import { developmentServers } from './servers.ts';

const servers = developmentServers(readSettings({ STOREFRONT_PORT: '3100', CONSOLE_PORT: '3101' }));

describe('npm run dev', () => {
  it('checks the answers of the mock against the contracts', () => {
    expect(servers.mock.environment).toMatchObject({ MOCK_STRICT: '1', MOCK_PORT: '4010' });
  });

  it('starts storefront and console on their own ports or not at all', () => {
    expect(servers.storefront.args).toEqual(['dev', '--port', '3100', '--strictPort']);
    expect(servers.console.args).toEqual(['--port', '3101', '--strictPort']);
  });
});

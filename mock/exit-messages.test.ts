import { expect, it } from 'vitest';
import { withExitMessage } from './exit-messages.ts';
import { readMockSettings } from './settings.ts';

const full = Object.assign(new Error('could not extend file "base/5/1"'), { code: '53100' });

it('PF-RUN-05 says of a full disk of the data folder what to do', () => {
  expect(() => withExitMessage(readMockSettings({ DATA_DIR: '/data' }))(full)).toThrow(
    /no room left on the disk of the data folder \/data\. Make room/,
  );
});

it.each(['EROFS', 'EACCES', 'EPERM', 'ENOENT'])(
  'PF-RUN-05 says of a data folder that cannot be written to (%s) what to do',
  (code) => {
    const error = Object.assign(new Error(`${code}: mkdir '/data/.lock'`), {
      code,
      syscall: 'mkdir',
      path: '/data/.lock',
    });
    expect(() => withExitMessage(readMockSettings({ DATA_DIR: '/data' }))(error)).toThrow(
      /^The data folder \/data cannot be written to\. Make it writable, or choose another/,
    );
  },
);

it.each([
  ['a port', { syscall: 'listen' }],
  ['another file', { syscall: 'open', path: '/else/products.csv' }],
])('says nothing of the data folder where %s is refused', (_, refused) => {
  const error = Object.assign(new Error('EACCES: permission denied'), { code: 'EACCES', ...refused });
  expect(() => withExitMessage(readMockSettings({ DATA_DIR: '/data' }))(error)).toThrow(
    /^EACCES: permission denied$/,
  );
});

it('lets a database server speak for itself', () => {
  const settings = readMockSettings({ DATABASE_URL: 'postgres://127.0.0.1/test' });
  expect(() => withExitMessage(settings)(full)).toThrow(/^could not extend file "base\/5\/1"$/);
});

it('says what else is wrong', () => {
  expect(() => withExitMessage(readMockSettings({}))(new Error('Port 1 is taken.'))).toThrow(
    /^Port 1 is taken\.$/,
  );
  expect(() => withExitMessage(readMockSettings({}))('else')).toThrow(/^else$/);
});

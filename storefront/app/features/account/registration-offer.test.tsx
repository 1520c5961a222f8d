import { expect, test } from 'vitest';
import Login from '../../routes/login.tsx';
import { rendered } from '../../rule-tests/support.tsx';

type Props = Parameters<typeof Login>[0];

test('SF-SESSION-51 an account is offered only where the version of the platform opens one', () => {
  const page = (mayRegister: boolean) =>
    rendered(<Login {...({ loaderData: { from: '/cart', hasExpired: false, mayRegister } } as Props)} />);
  expect(page(true)).toContain('href="/register?from=%2Fcart"');
  expect(page(false)).not.toContain('/register');
});

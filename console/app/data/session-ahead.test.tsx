import { QueryClient } from '@tanstack/react-query';
import { Authenticated, type AuthProvider, CoreAdminContext, memoryStore } from 'react-admin';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { checkSessionAhead, readBeforeDrawing } from './session-ahead.ts';

const providerThat = (checkAuth: AuthProvider['checkAuth']) => ({ checkAuth }) as AuthProvider;

const drawn = (queryClient: QueryClient, authProvider: AuthProvider) =>
  renderToString(
    <MemoryRouter>
      <CoreAdminContext {...{ queryClient, authProvider }} store={memoryStore({ locale: 'en' })}>
        <Authenticated loading="waits">the page</Authenticated>
      </CoreAdminContext>
    </MemoryRouter>,
  );

test('who is known to be signed in sees the page in the first drawing', async () => {
  const authProvider = providerThat(async () => undefined);
  const queryClient = new QueryClient();
  expect(drawn(queryClient, authProvider)).toBe('waits');
  await checkSessionAhead(queryClient, authProvider);
  expect(drawn(queryClient, authProvider)).toBe('the page');
});

test('who is not signed in does not see the page', async () => {
  const queryClient = new QueryClient();
  const authProvider = providerThat(() => Promise.reject(new Error('Nobody.')));
  await checkSessionAhead(queryClient, authProvider);
  expect(drawn(queryClient, authProvider)).toBe('waits');
});

test('a session that is slow to be known does not hold up the drawing', async () => {
  const authProvider = providerThat(() => new Promise(() => undefined));
  await readBeforeDrawing([checkSessionAhead(new QueryClient(), authProvider)]);
});

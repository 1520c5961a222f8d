import { I18nContext } from 'react-admin';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { createI18nProvider } from '../../i18n/provider.ts';
import { ListVoid } from './ListVoid.tsx';

/** Where links lead, and what buttons say. */
async function shown(createable: boolean, state: { term?: string; filters?: object[] }) {
  const markup = renderToStaticMarkup(
    <I18nContext.Provider value={await createI18nProvider('de')}>
      <MemoryRouter>
        <ListVoid
          info={{ apiName: 'Account', label: 'Account', createable } as never}
          list={{ state: { term: '', filters: [], ...state } } as never}
        />
      </MemoryRouter>
    </I18nContext.Provider>,
  );
  return [...markup.matchAll(/<(a|button)\b([^>]*)>(.*?)<\/\1>/g)].map(
    ([, , attributes = '', inside = '']) =>
      / href="([^"]+)"/.exec(attributes)?.[1] ?? inside.replace(/<style.*?<\/style>|<[^>]*>/g, ''),
  );
}

test('RD-EMPTY-01 an empty list leads to a new record, where the person may make one', async () => {
  expect(await shown(true, {})).toEqual(['/o/Account/new']);
  expect(await shown(false, {})).toEqual([]);
});

test('RD-EMPTY-01 a list in which nothing was found leads back to what was in it before', async () => {
  expect(await shown(true, { term: 'Ahorn' })).toEqual(['Suche leeren']);
  expect(await shown(false, { filters: [{}] })).toHaveLength(1);
  expect(await shown(true, { term: 'Ahorn', filters: [{}] })).toHaveLength(2);
});

import { I18nContext, type SortPayload } from 'react-admin';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createI18nProvider } from '../../i18n/provider.ts';
import type { Column } from '../fields/column.ts';
import { GridHead } from './GridHead.tsx';

const column = { path: 'Name', label: 'Produktname', dataType: 'String', sortable: true } as Column;
const arrangement = { widths: {}, onMenu: () => {}, onWidth: () => {} } as never;

async function tipOf(sort: SortPayload | undefined): Promise<string | undefined> {
  const head = renderToStaticMarkup(
    <I18nContext.Provider value={await createI18nProvider('de')}>
      <table>
        <GridHead
          columns={[column]}
          sort={sort}
          onSort={() => {}}
          arrangement={arrangement}
          select={undefined}
        />
      </table>
    </I18nContext.Provider>,
  );
  return / class="sort" title="([^"]+)"/.exec(head)?.[1];
}

test('RD-LIST-54 the head of a column says which order a press makes', async () => {
  const up = 'Nach Produktname aufsteigend sortieren';
  expect(await tipOf(undefined)).toBe(up);
  expect(await tipOf({ field: 'Name', order: 'ASC' })).toBe('Nach Produktname absteigend sortieren');
  expect(await tipOf({ field: 'Name', order: 'DESC' })).toBe(up);
  expect(await tipOf({ field: 'Preis', order: 'ASC' })).toBe(up);
});

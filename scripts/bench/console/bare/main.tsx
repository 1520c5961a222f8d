import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { Admin, Datagrid, type DataProvider, List, Resource, TextField } from 'react-admin';
import { createRoot } from 'react-dom/client';

/** Where the platform answers the list, and the columns to show of it; put in by the build. */
declare const LIST: { url: string; resource: string; columns: string[]; rows: number };

interface Answer {
  records: { id: string; fields: Record<string, { value: unknown; displayValue: string | null }> }[];
}

/** The least that a list needs: the same call of the platform that the console makes. */
const dataProvider = {
  getList: async () => {
    const answer = await fetch(LIST.url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ pageSize: LIST.rows }),
    });
    const { records } = (await answer.json()) as Answer;
    const data = records.map(({ id, fields }) => ({
      id,
      ...Object.fromEntries(
        Object.entries(fields).map(([name, field]) => [name, field.displayValue ?? field.value]),
      ),
    }));
    return { data, total: data.length };
  },
} as unknown as DataProvider;

const Rows = () => (
  <List perPage={LIST.rows}>
    <Datagrid>
      {LIST.columns.map((column) => (
        <TextField key={column} source={column} />
      ))}
    </Datagrid>
  </List>
);

// The policy of the server that serves both apps lets styles in by nonce only.
const nonce = document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce;
createRoot(document.getElementById('root') as HTMLElement).render(
  <CacheProvider value={createCache({ key: 'css', nonce })}>
    <Admin dataProvider={dataProvider} disableTelemetry>
      <Resource name={LIST.resource} list={Rows} />
    </Admin>
  </CacheProvider>,
);

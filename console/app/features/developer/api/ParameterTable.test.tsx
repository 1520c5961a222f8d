import { CoreAdminContext, memoryStore } from 'react-admin';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { ParameterTable } from './ParameterTable.tsx';

const parameter = (name: string, more: object) => ({
  ...{ name, in: 'query', description: '', schema: { type: 'integer', default: 50 }, ...more },
});

test('RD-API-01 an example that is the default is not said twice', () => {
  const table = renderToStaticMarkup(
    <MemoryRouter>
      <CoreAdminContext store={memoryStore({ locale: 'en' })}>
        <ParameterTable
          contract={{}}
          parameters={[
            parameter('pageSize', { example: 50 }),
            parameter('offset', { example: 100 }),
            parameter('depth', {}),
          ]}
        />
      </CoreAdminContext>
    </MemoryRouter>,
  );
  const examples = table
    .split('<tr')
    .slice(2)
    .map((row) => [...row.matchAll(/<code>(\d+)<\/code>/g)].map(([, value]) => value));
  expect(examples).toEqual([[], ['100'], []]);
});

import type { Rows } from '../row.ts';

export const duplicateRows = {
  getDuplicatesConfiguration: {
    kind: 'fixed',
    because: 'the rules for duplicates are part of the definitions of the objects',
    call: () => ({ path: { objectApiName: 'Contact' } }),
    unlike: () => ({ path: { objectApiName: 'Case' } }),
  },
  findDuplicates: {
    kind: 'read',
    call: () => ({
      body: { apiName: 'Contact', fields: { LastName: 'Frost', Email: 'frost@offizin.example' } },
    }),
    answers: { 404: () => ({ body: { apiName: 'Nothing', fields: {} } }) },
    change: {
      operationId: 'createRecord',
      call: () => ({
        body: { apiName: 'Contact', fields: { LastName: 'Frost', Email: 'frost@offizin.example' } },
      }),
    },
  },
} satisfies Rows;

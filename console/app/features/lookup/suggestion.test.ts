import { expect, it } from 'vitest';
import { fittingMeanwhile, suggestionOf } from './suggestion.ts';

const suggestion = (name: string, about = '') => ({ id: name, name, about });

it('keeps of an earlier search only what fits what has been typed since', () => {
  const earlier = [
    suggestion('Administration'),
    suggestion('Support'),
    suggestion('Käufer', 'für den Support'),
  ];
  expect(fittingMeanwhile(earlier, ' support').map(({ name }) => name)).toEqual(['Support', 'Käufer']);
  expect(fittingMeanwhile(earlier, '')).toEqual(earlier);
});

const plain = (value: string | null) => ({ value, displayValue: null });

it('RD-LOOKUP-06 tells of the records that a suggestion refers to by name, never by id', () => {
  const account = { apiName: 'Account', id: '001000000000001AAA', fields: { Name: plain('Praxis') } };
  const record = {
    apiName: 'Contact',
    id: '003000000000001AAA',
    fields: {
      Id: plain('003000000000001AAA'),
      Name: plain('Anna Adler'),
      AccountId: plain(account.id),
      Account: { value: account as never, displayValue: null },
      OwnerId: plain('005000000000001AAA'),
      Email: plain('anna@offizin.example'),
    },
  };
  expect(suggestionOf(record as never, ['Name'])).toEqual({
    id: record.id,
    name: 'Anna Adler',
    about: 'Praxis · anna@offizin.example',
  });
});

import { describe, expect, it } from 'vitest';
import { readWithdrawal, withdrawalErrors } from './withdrawal.ts';

const filled = {
  name: 'Erika Beispiel',
  orderNumber: 'OF-2026-000123',
  email: 'erika@offizin.example',
  items: '',
};

describe('a withdrawal', () => {
  it('needs name, order number and an address for the confirmation, and nothing else', () => {
    expect(withdrawalErrors(filled)).toEqual({});
    expect(withdrawalErrors({ name: '', orderNumber: '', email: 'erika', items: '' })).toEqual({
      name: 'name',
      orderNumber: 'orderNumber',
      email: 'email',
    });
  });

  it('is read without blanks around it and cut to what can be kept', () => {
    const form = new FormData();
    form.set('name', '  Erika Beispiel ');
    form.set('items', 'x'.repeat(5000));
    const read = readWithdrawal(form);
    expect(read.name).toBe('Erika Beispiel');
    expect(read.items).toHaveLength(1000);
    expect(read.email).toBe('');
  });
});

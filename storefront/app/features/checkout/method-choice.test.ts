import { expect, it } from 'vitest';
import { methodField, readMethods } from './method-choice.ts';

const option = (id: string) => ({
  id,
  name: id,
  carrier: undefined,
  fee: { amount: '3.49', currency: 'EUR' },
  freeFrom: undefined,
  transit: undefined,
  isChosen: false,
});
const deliveries = [
  { id: 'home', options: [option('standard'), option('express')] },
  { id: 'work', options: [option('standard')] },
];

it('reads a method for each delivery, and names those without one that is offered', () => {
  const form = new FormData();
  form.set(methodField('home'), 'express');
  form.set(methodField('work'), 'express');
  expect(readMethods(form, deliveries)).toEqual({
    items: [{ id: 'home', selectedDeliveryMethodId: 'express' }],
    missing: ['work'],
  });
});

import { expect, it } from 'vitest';
import { orderNumberIn, soughtIn, topicOf } from './topic.ts';

it.each([
  ['Wann sind Sie erreichbar?', 'hours'],
  ['What are your opening hours?', 'hours'],
  ['Wo ist meine Bestellung OF-2026-000123?', 'order'],
  ['Has my parcel been sent?', 'order'],
  ['Was kostet der Versand?', 'delivery'],
  ['Kann ich die Bestellung zurückschicken?', 'withdrawal'],
  ['Welche Nebenwirkungen hat Ibuprofen?', 'medicine'],
  ['Is it safe while I am pregnant?', 'medicine'],
  ['Haben Sie Nasenspray?', 'product'],
])('%s is about %s', (question, topic) => {
  expect(topicOf(question)).toBe(topic);
});

it.each([
  ['Haben Sie etwas gegen Husten?', 'husten'],
  ['Ich suche ein Nasenspray für Kinder', 'nasenspray kinder'],
  ['Do you have something for a headache?', 'headache'],
])('%s looks for %s', (question, sought) => {
  expect(soughtIn(question)).toBe(sought);
});

it('finds the number of an order however it is written', () => {
  expect(orderNumberIn('Wo ist of-2026-000123?')).toBe('OF-2026-000123');
  expect(orderNumberIn('Wo ist meine Bestellung?')).toBeUndefined();
});

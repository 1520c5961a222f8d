import { expect, test } from 'vitest';
import { areSimilarFirstNames, areSimilarOrganisations } from './similar-names.ts';

test.each([
  ['Erika', 'erika', true],
  ['Jürgen', 'Juergen', true],
  ['Hans', 'Hans-Peter', true],
  ['E.', 'Erika', true],
  ['Katharina', 'Katarina', true],
  ['Anna', 'Bernd', false],
  ['Ida', 'Ina', false],
  ['', 'Erika', false],
])('the first names %j and %j are similar: %s', (a, b, expected) => {
  expect(areSimilarFirstNames(a, b)).toBe(expected);
  expect(areSimilarFirstNames(b, a)).toBe(expected);
});

test.each([
  ['Seniorenhaus Abendrot gGmbH', 'Seniorenhaus Abendroth', true],
  ['Gemeinschaftspraxis Dr. Brandt & Kollegen', 'Gemeinschaftspraxis Brandt', true],
  ['Physiotherapie am Hafen', 'Physiotherapie Hafen GmbH', true],
  ['Kita Sonnenhügel e. V.', 'Kita Sonnenhuegel', true],
  ['Praxis Brandt', 'Praxis Seidl', false],
  ['Abendrot', 'Seniorenhaus Abendrot am Park Passau', false],
  ['GmbH', 'AG', false],
  ['Erika Sommer', 'Margarete Sommer', false],
])('the organisations %j and %j are similar: %s', (a, b, expected) => {
  expect(areSimilarOrganisations(a, b)).toBe(expected);
  expect(areSimilarOrganisations(b, a)).toBe(expected);
});

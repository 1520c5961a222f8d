import { expect, test } from 'vitest';
import { composed, rendered, valuesOf } from '../../../rule-tests/support.tsx';
import { PageSections } from './PageSections.tsx';

const pictured = { type: 'layout', columns: [], background: { desktop: { contentKey: 'MCSONNE' } } };

test('fetches the picture of the first section at once, and those below when they come near', () => {
  const sections = composed({ sections: [pictured, { type: 'products' }, pictured] });
  const markup = rendered(<PageSections sections={sections} canOrder={false} products={<p>Die Liste</p>} />);
  expect(valuesOf(markup, 'loading')).toEqual(['eager', 'lazy']);
  expect(valuesOf(markup, 'fetchPriority')).toEqual(['high', 'auto']);
  const below = composed({ sections: [{ type: 'products' }, pictured] });
  expect(valuesOf(rendered(<PageSections sections={below} canOrder={false} />), 'loading')).toEqual(['lazy']);
});

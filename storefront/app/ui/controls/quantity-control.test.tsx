import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { QuantityControl } from './QuantityControl.tsx';

test('its buttons cannot be pressed before scripts are at work', () => {
  const html = renderToString(<QuantityControl product="Ibuprofen" value={2} onChange={() => undefined} />);
  const buttons = html.match(/<button[^>]*>/g) ?? [];
  expect(buttons).toHaveLength(2);
  for (const button of buttons) expect(button).toContain('disabled=""');
});

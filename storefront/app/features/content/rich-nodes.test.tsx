import { expect, it } from 'vitest';
import { rendered } from '../../rule-tests/support.tsx';
import { RichNodes } from './RichNodes.tsx';
import { richNodes } from './rich-nodes.server.ts';

const shown = (html: string) => rendered(<RichNodes nodes={richNodes(html)} />);

it('shows paragraphs, headings, lists, tables and links as they were written', () => {
  const html =
    '<h2>Anbieter</h2><p>Offizin<br/><strong>Köln</strong> &amp; <em>Bonn</em></p><ul><li>eins</li></ul>' +
    '<table><tbody><tr><th>Porto</th><td>3,95 €</td></tr></tbody></table>';
  expect(shown(html)).toBe(html);
  expect(shown('<p><a href="https://offizin.example">mehr</a></p>')).toBe(
    '<p><a href="https://offizin.example">mehr</a></p>',
  );
});

it.each([
  [
    'scripts and styles',
    '<p onclick="x()" style="color:red">a</p><script>x()</script><style>p{}</style>',
    '<p>a</p>',
  ],
  ['addresses that run scripts', '<p><a href="javascript:x()">a</a></p>', '<p><span>a</span></p>'],
  ['frames and pictures', '<iframe src="//x"></iframe><p>a<img src="x" onerror="x()"></p>', '<p>a</p>'],
  ['what is in foreign elements', '<svg><a href="x"><script>x()</script></a></svg><p>a</p>', '<p>a</p>'],
])('leaves out %s', (_, html, expected) => {
  expect(shown(html)).toBe(expected);
});

it('makes a page’s first heading a second, and loose text a paragraph', () => {
  expect(shown('<h1>Impressum</h1>Offizin, <b>Köln</b><div>Telefon</div>')).toBe(
    '<h2>Impressum</h2><p>Offizin, <strong>Köln</strong></p><p>Telefon</p>',
  );
  expect(shown('<div><p>a</p></div> \n ')).toBe('<p>a</p>');
});

it('reads texts of any depth', () => {
  expect(shown(`${'<div>'.repeat(10_000)}a`)).toBe('');
  expect(shown(`${'<div>'.repeat(20)}a`)).toBe('<p>a</p>');
});

import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import { type RichNode, type RichTag, richTags } from './rich-node.ts';

type Parsed = DefaultTreeAdapterTypes.ChildNode;

/** What editors write for the same thing; a page has one first heading, which is its own. */
const SAME: Readonly<Record<string, RichTag>> = { b: 'strong', i: 'em', h1: 'h2', h5: 'h4', h6: 'h4' };

/** Elements of which not even the text is to be read. */
const UNREAD = new Set(['iframe', 'math', 'noscript', 'object', 'script', 'style', 'svg', 'template']);

const INLINE: readonly RichTag[] = ['a', 'br', 'em', 'strong'];

/** Elements within each other that are still shown; running text needs a handful. */
const DEEPEST = 30;

/** Rich text of a content, read as browsers read it; nothing but known elements and the addresses of links is kept. */
export function richNodes(html: string): RichNode[] {
  return inParagraphs(parseFragment(html).childNodes.flatMap((node) => readNode(node, 0)));
}

function readNode(node: Parsed, depth: number): RichNode[] {
  if ('value' in node) return [node.value];
  if (!('tagName' in node) || UNREAD.has(node.tagName) || depth > DEEPEST) return [];
  const children = node.childNodes.flatMap((child) => readNode(child, depth + 1));
  const tag = SAME[node.tagName] ?? richTags.find((known) => known === node.tagName);
  if (tag === undefined) return node.tagName === 'div' ? inParagraphs(children) : children;
  if (tag !== 'a') return [{ tag, children }];
  const link = node.attrs.find(({ name }) => name === 'href')?.value;
  return [{ tag, link, children }];
}

/** Text that stands between blocks, or in none, as paragraphs of its own. */
function inParagraphs(nodes: RichNode[]): RichNode[] {
  const blocks: RichNode[] = [];
  let loose: RichNode[] = [];
  const close = () => {
    if (loose.some((node) => typeof node !== 'string' || node.trim()))
      blocks.push({ tag: 'p', children: loose });
    loose = [];
  };
  for (const node of nodes) {
    if (typeof node === 'string' || INLINE.includes(node.tag)) loose.push(node);
    else {
      close();
      blocks.push(node);
    }
  }
  close();
  return blocks;
}

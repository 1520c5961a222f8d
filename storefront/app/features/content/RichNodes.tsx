import { createElement, Fragment } from 'react';
import { ContentLink } from '../../ui/links/ContentLink.tsx';
import type { RichNode } from './rich-node.ts';

/** The formatted text of a content. */
export function RichNodes({ nodes }: { nodes: RichNode[] }) {
  return nodes.map((node, place) => <Fragment key={place}>{elementOf(node)}</Fragment>);
}

function elementOf(node: RichNode) {
  if (typeof node === 'string') return node;
  if (node.tag === 'br') return <br />;
  const children = <RichNodes nodes={node.children} />;
  if (node.tag === 'a') return <ContentLink link={node.link}>{children}</ContentLink>;
  return createElement(node.tag, undefined, children);
}

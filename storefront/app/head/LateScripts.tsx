import { Children, cloneElement, isValidElement, type LinkHTMLAttributes, type ReactNode } from 'react';
import { Scripts, type ScriptsProps } from 'react-router';

/**
 * The scripts of the page, asked for after what is seen of it. Pages can be read without them, and on a slow line they
 * would stand before styles, fonts and the first picture.
 */
export function LateScripts(props: ScriptsProps) {
  // Called, not drawn, since the router takes no priority for the links that it makes.
  const scripts = Scripts(props);
  return isValidElement<{ children: ReactNode }>(scripts)
    ? Children.map(scripts.props.children, asLate)
    : scripts;
}

function asLate(child: ReactNode): ReactNode {
  if (!isValidElement<LinkHTMLAttributes<HTMLLinkElement>>(child)) return child;
  return child.props.rel === 'modulepreload' ? cloneElement(child, { fetchPriority: 'low' }) : child;
}

import { Children, Fragment, isValidElement, type ReactNode, useEffect } from 'react';
import { Scripts } from 'react-router';
import { useScripted } from '../ui/controls/use-scripted.ts';
import { belowSitePath, useSitePath } from '../ui/links/site-path.ts';
import { takeUpEarlyActs } from './early-acts.ts';
import { startAddress } from './start-address.ts';
import { LATE_SCRIPT, startScripts } from './start-scripts.ts';

/**
 * The scripts of the page, which begin when its largest picture has been painted, or when somebody does something
 * (SF-SCRIPTS-01). Pages can be read and used without them, and on a slow line they would take its time from styles,
 * fonts and pictures.
 */
export function LateScripts({ nonce }: { nonce: string | undefined }) {
  const isScripted = useScripted();
  const sitePath = useSitePath();
  useEffect(() => {
    if (isScripted) takeUpEarlyActs();
  }, [isScripted]);
  // Called, not drawn, since the router can neither name its files nor begin later.
  const scripts = partsOf(Scripts({ nonce }));
  if (!scripts) return null;
  const { files, context, entry } = scripts;
  return (
    <>
      <InlineScript nonce={nonce} text={context} />
      <InlineScript nonce={nonce} text={entry} id={LATE_SCRIPT} type="late" data-files={files.join(' ')} />
      {startAddress ? (
        <script src={belowSitePath(startAddress, sitePath)} async nonce={nonce} />
      ) : (
        <InlineScript nonce={nonce} text={`(${startScripts})()`} />
      )}
    </>
  );
}

interface InlineScriptProps {
  nonce: string | undefined;
  text: string;
  id?: string;
  type?: string;
  'data-files'?: string;
}

/** A script of the page as it is served; once scripts are at work, its text is of no use. */
function InlineScript({ nonce, text, ...rest }: InlineScriptProps) {
  return (
    <script {...rest} nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />
  );
}

/** What the router would put into the page: its context, the script that begins everything, and files to ask for with it. */
function partsOf(scripts: ReactNode) {
  const elements = flat(scripts);
  const [context, entry] = elements.flatMap(({ type, props }) => (type === 'script' ? [textOf(props)] : []));
  if (context === undefined || entry === undefined) return undefined;
  // What the script imports itself, as opposed to `import(…)`, is asked for with it.
  const files = elements
    .flatMap(({ type, props }) => (type === 'link' ? [String(props.href)] : []))
    .filter((file) => !entry.includes(`"${file}";`));
  return { context, entry, files };
}

type Element = React.ReactElement<React.ComponentProps<'link'> & React.ComponentProps<'script'>>;

function flat(node: ReactNode): Element[] {
  return Children.toArray(node).flatMap((child) => {
    if (!isValidElement<Element['props']>(child)) return [];
    return child.type === Fragment ? flat(child.props.children) : [child];
  });
}

const textOf = ({ dangerouslySetInnerHTML }: Element['props']) =>
  String(dangerouslySetInnerHTML?.__html ?? '');

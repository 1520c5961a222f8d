import { XMLParser, XMLValidator } from 'fast-xml-parser';
import type { PackageFiles } from '../metadata-xml.ts';
import { SOURCE } from '../package-files.ts';

/** An element: a text, or elements of its own by name, each as often as it is there. */
export type Element = string | Elements;
export interface Elements {
  readonly [name: string]: readonly Element[];
}

/** A component of a package as it was read from its file. */
export interface Component {
  /** Below the folder of the sources. */
  readonly path: string;
  /** The vendor's word for what it is, which is the name of its outermost element. */
  readonly type: string;
  /** The object of which it is a part, if it is one. */
  readonly object: string | undefined;
  /** Its name as the file says it. */
  readonly name: string;
  readonly content: Elements;
}

const parser = new XMLParser({
  ignoreAttributes: true,
  ignoreDeclaration: true,
  parseTagValue: false,
  isArray: () => true,
});

/** What a package says of its components, and the files that are no XML. */
export function readComponents(files: PackageFiles): { components: Component[]; faults: string[] } {
  const described = Object.entries(files).filter(([path]) => path.endsWith('-meta.xml'));
  const faults: string[] = [];
  const components = described.flatMap(([path, text]) => {
    const below = path.slice(SOURCE.length + 1);
    const valid = XMLValidator.validate(text);
    if (valid === true) return [component(below, text)];
    faults.push(`${below} is no XML: line ${valid.err.line}, ${valid.err.msg}`);
    return [];
  });
  return { components, faults };
}

function component(path: string, text: string): Component {
  const [type = '', [content = {}] = []] =
    Object.entries(parser.parse(text) as Record<string, Elements[]>)[0] ?? [];
  const steps = path.split('/');
  const file = steps.at(-1) ?? '';
  const name = file.replace(/\.[A-Za-z]+-meta\.xml$/, '');
  const object = steps[0] === 'objects' ? steps[1] : undefined;
  return { path, type, object, name, content: typeof content === 'string' ? {} : content };
}

/** The text of an element that is there once. */
export function textOf(content: Elements, name: string): string | undefined {
  const [value] = content[name] ?? [];
  return typeof value === 'string' ? value : undefined;
}

/** Elements of a name that have elements of their own. */
export function childrenOf(content: Elements, name: string): Elements[] {
  return (content[name] ?? []).filter((one) => typeof one !== 'string');
}

/** The texts of all elements of a name, however deep they are. */
export function textsOf(content: Elements, name: string): string[] {
  return Object.entries(content).flatMap(([key, values]) =>
    values.flatMap((value) => {
      if (typeof value !== 'string') return textsOf(value, name);
      return key === name ? [value] : [];
    }),
  );
}

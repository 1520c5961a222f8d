import type { ManagedContentNodeType, ManagedContentType, MCNodeType } from '@salesforce/types/metadata';
import { typeLabel, typeName } from '#mock/apis/cms/contents/content-types.ts';
import { categories } from '#mock/demo/catalogue/categories.ts';
import { categoryPages, servicePages } from '#mock/demo/seed/content/composed-pages.ts';
import { homePage } from '#mock/demo/seed/content/home-page.ts';
import { legalPages } from '#mock/demo/seed/content/pages.ts';
import { metadataXml, type PackageFiles, type Written } from './metadata-xml.ts';
import type { PackageOptions } from './options.ts';

type Body = Readonly<Record<string, unknown>>;

/** Types that come with the platform. */
const STANDARD = 'sfdc_cms__';
/** The node that every type begins with, by which an item is found. */
const TITLE = 'title';
const LONGEST_LINE = 255;

/** The types that the demo's contents are of, each with a node for every member of their bodies. */
export function contentTypes(options: PackageOptions): PackageFiles {
  const files = [...bodiesByType()].map(([type, bodies]) => [
    `managedContentTypes/${typeName(type)}.managedContentType-meta.xml`,
    metadataXml('ManagedContentType', contentType(type, bodies, options)),
  ]);
  return Object.fromEntries(files);
}

function bodiesByType(): Map<string, Body[]> {
  const now = new Date(0);
  const categoryIds = new Map(categories().map(({ key }) => [key, key]));
  const contents = [
    ...homePage([], categoryIds, now),
    ...legalPages(now),
    ...categoryPages(categoryIds, now),
    ...servicePages(now),
  ];
  const own = contents.filter(({ ContentTypeFullyQualifiedName: type }) => !type.startsWith(STANDARD));
  const byType = new Map<string, Body[]>();
  for (const { ContentTypeFullyQualifiedName: type, ContentBody } of own)
    byType.set(type, [...(byType.get(type) ?? []), JSON.parse(ContentBody)]);
  return byType;
}

function contentType(
  type: string,
  bodies: Body[],
  { language }: PackageOptions,
): Written<ManagedContentType> {
  return {
    developerName: typeName(type),
    masterLabel: typeLabel(type, language),
    managedContentNodeTypes: nodesOf(bodies),
  };
}

function nodesOf(bodies: Body[]): Written<ManagedContentNodeType>[] {
  const names = new Set(bodies.flatMap((body) => Object.keys(body)));
  names.delete(TITLE);
  const title = {
    nodeName: TITLE,
    nodeLabel: TITLE,
    nodeType: 'NAMEFIELD' as const,
    isLocalizable: true,
    isRequired: true,
  };
  const nodes = [...names].map((name) => ({
    nodeName: name,
    nodeLabel: name,
    nodeType: nodeType(bodies.map((body) => body[name])),
    isLocalizable: true,
    isRequired: false,
  }));
  return [title, ...nodes];
}

/** A picture is one by its key; sections and whatever else has parts are JSON in a text of several lines. */
function nodeType(values: readonly unknown[]): MCNodeType {
  if (values.some((value) => typeof value === 'object' && value !== null && 'contentKey' in value))
    return 'IMG';
  const isLine = values.every(
    (value) =>
      value === undefined ||
      (typeof value === 'string' && value.length <= LONGEST_LINE && !value.includes('\n')),
  );
  return isLine ? 'TEXT' : 'MTEXT';
}

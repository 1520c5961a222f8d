import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

/** An element that the vendor's description of its metadata knows. */
export interface VendorMember {
  readonly type: string;
  readonly isList: boolean;
  readonly isOptional: boolean;
}

type Members = ReadonlyMap<string, VendorMember>;

/** The vendor's types: of some the elements are known, of others the words that they may be. */
export interface VendorTypes {
  readonly members: (type: string) => Members | undefined;
  readonly words: (type: string) => readonly string[] | undefined;
}

/** Reads the types that the vendor generates from its own description of the interface. */
export function readVendorTypes(): VendorTypes {
  const file = fileURLToPath(import.meta.resolve('@salesforce/types/metadata')).replace(/\.js$/, '.d.ts');
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest);
  const aliases = new Map(
    source.statements.filter(ts.isTypeAliasDeclaration).map(({ name, type }) => [name.text, type]),
  );
  const known = new Map<string, Members | undefined>();
  const members = (type: string): Members | undefined => {
    if (!known.has(type)) known.set(type, read(type));
    return known.get(type);
  };
  const read = (type: string): Members | undefined => {
    const node = aliases.get(type);
    if (!node) return undefined;
    const parts = ts.isIntersectionTypeNode(node) ? node.types : [node];
    const all = parts.flatMap((part) => membersIn(part, source, members));
    return all.length === 0 ? undefined : new Map(all);
  };
  const words = (type: string) => {
    const node = aliases.get(type);
    const options = node && ts.isUnionTypeNode(node) ? node.types : [];
    const texts = options.flatMap((one) =>
      ts.isLiteralTypeNode(one) && ts.isStringLiteral(one.literal) ? [one.literal.text] : [],
    );
    return texts.length === 0 ? undefined : texts;
  };
  return { members, words };
}

function membersIn(
  node: ts.TypeNode,
  source: ts.SourceFile,
  members: VendorTypes['members'],
): [string, VendorMember][] {
  if (ts.isTypeReferenceNode(node)) return [...(members(node.typeName.getText(source)) ?? [])];
  if (!ts.isTypeLiteralNode(node)) return [];
  return node.members.filter(ts.isPropertySignature).flatMap((member): [string, VendorMember][] => {
    const { type } = member;
    if (!type) return [];
    const isList = ts.isArrayTypeNode(type);
    const name = (isList ? type.elementType : type).getText(source);
    return [
      [member.name.getText(source), { type: name, isList, isOptional: member.questionToken !== undefined }],
    ];
  });
}

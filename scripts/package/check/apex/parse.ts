import {
  ApexErrorListener,
  ApexParserFactory,
  type ApexParserRuleContext,
  type ApexParseTree,
} from '@apexdevtools/apex-parser';

/** A class as the parser reads it. */
export interface ParsedClass {
  readonly name: string;
  readonly tree: ApexParserRuleContext;
  /** What the compiler of the platform would not read, each with its line. */
  readonly errors: readonly string[];
}

class Errors extends ApexErrorListener {
  readonly found: string[] = [];

  override apexSyntaxError(line: number, column: number, message: string): void {
    this.found.push(`line ${line}, column ${column}: ${message}`);
  }
}

/** Parses the text of a class. */
export function parseClass(name: string, source: string): ParsedClass {
  const errors = new Errors();
  const { parser } = ApexParserFactory.createLexerAndParser(source, errors);
  const tree = parser.compilationUnit();
  return { name, tree, errors: errors.found };
}

/** The parts of a tree that are of a kind, in their order; inside those that are found it is looked as well. */
export function partsOf<Part extends ApexParserRuleContext>(
  tree: ApexParseTree,
  kind: new (...args: never[]) => Part,
): Part[] {
  const own = tree instanceof kind ? [tree] : [];
  return [...own, ...childrenOf(tree).flatMap((child) => partsOf(child, kind))];
}

/** The parts that a part consists of. */
export function childrenOf(tree: ApexParseTree): ApexParseTree[] {
  return (tree as { children?: ApexParseTree[] | null }).children ?? [];
}

/** The nearest part around another that is of a kind. */
export function around<Part extends ApexParserRuleContext>(
  tree: ApexParserRuleContext,
  kind: new (...args: never[]) => Part,
): Part | undefined {
  const outer = tree.parentCtx as ApexParserRuleContext | undefined;
  if (!outer) return undefined;
  return outer instanceof kind ? outer : around(outer, kind);
}

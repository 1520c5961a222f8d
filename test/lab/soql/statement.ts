/** A field by its path of relationships, such as `['Account', 'Name']`. */
export type Path = readonly string[];

export type Operand =
  | { readonly kind: 'field'; readonly path: Path }
  | { readonly kind: 'label'; readonly path: Path }
  | { readonly kind: 'part'; readonly called: string; readonly path: Path; readonly inShop: boolean }
  | { readonly kind: 'total'; readonly called: string; readonly path?: Path }
  | { readonly kind: 'grouping'; readonly path: Path };

export type Literal =
  | { readonly kind: 'text'; readonly value: string }
  | { readonly kind: 'number'; readonly value: string }
  | { readonly kind: 'flag'; readonly value: boolean }
  | { readonly kind: 'null' }
  | { readonly kind: 'day'; readonly value: string }
  | { readonly kind: 'moment'; readonly value: string }
  /** Days that move with the calendar, such as `LAST_N_WEEKS:3`. */
  | { readonly kind: 'days'; readonly name: string; readonly count?: number };

export type Sign = '=' | '!=' | '<' | '<=' | '>' | '>=';

export type Condition =
  | { readonly kind: 'and' | 'or'; readonly of: readonly Condition[] }
  | { readonly kind: 'not'; readonly of: Condition }
  | { readonly kind: 'compare'; readonly operand: Operand; readonly sign: Sign; readonly to: Literal }
  | {
      readonly kind: 'among';
      readonly operand: Operand;
      readonly not: boolean;
      readonly of: readonly Literal[];
    }
  | { readonly kind: 'like'; readonly operand: Operand; readonly pattern: readonly PatternPart[] }
  | {
      readonly kind: 'includes';
      readonly path: Path;
      readonly not: boolean;
      readonly groups: readonly (readonly string[])[];
    }
  | { readonly kind: 'semi'; readonly path: Path; readonly not: boolean; readonly query: InnerQuery };

/** Any text, any character, or a text as it is. */
export type PatternPart = '%' | '_' | { readonly text: string };

/** A query inside a condition. */
export interface InnerQuery {
  readonly object: string;
  readonly path: Path;
  readonly where?: Condition;
}

export type Member =
  | { readonly kind: 'field'; readonly path: Path }
  | {
      readonly kind: 'shown';
      readonly called: 'toLabel' | 'FORMAT';
      readonly path: Path;
      readonly alias?: string;
    }
  | {
      readonly kind: 'typeof';
      readonly relationship: string;
      readonly whens: Readonly<Record<string, readonly Path[]>>;
      readonly otherwise?: readonly Path[];
    };

export interface Term {
  readonly operand: Operand;
  readonly descends: boolean;
  readonly nulls?: 'FIRST' | 'LAST';
}

interface Bounded {
  readonly object: string;
  readonly where?: Condition;
  readonly order: readonly Term[];
  readonly limit?: number;
  readonly offset?: number;
}

/** A query of records. */
export interface RecordStatement extends Bounded {
  readonly kind: 'records';
  readonly members: readonly Member[];
  readonly children: readonly {
    readonly relationship: string;
    readonly by: string;
    readonly statement: RecordStatement;
  }[];
  readonly mine: boolean;
}

/** A query of totals. */
export interface GroupedStatement extends Bounded {
  readonly kind: 'totals';
  readonly outputs: readonly { readonly operand: Operand; readonly alias?: string }[];
  readonly groups: readonly Operand[];
  readonly subtotals?: 'ROLLUP' | 'CUBE';
  readonly having?: Condition;
}

/** `SELECT COUNT()`. */
export interface CountStatement extends Omit<Bounded, 'order'> {
  readonly kind: 'count';
}

export type Statement = RecordStatement | GroupedStatement | CountStatement;

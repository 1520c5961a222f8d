import { sql } from 'kysely';

/** How two values are compared. */
export type Sign = '=' | '!=' | '<' | '<=' | '>' | '>=';

/** Signs of values that come one after the other. */
export const SIGNS = { '<': sql`<`, '<=': sql`<=`, '>': sql`>`, '>=': sql`>=` } as const;

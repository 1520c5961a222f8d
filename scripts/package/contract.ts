import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { REPOSITORY } from '../generate/contracts.ts';

interface Property {
  readonly maxLength?: number;
  readonly maxItems?: number;
}

interface Contract {
  readonly info: { readonly version: string };
  readonly components: {
    readonly schemas: Readonly<Record<string, { readonly properties?: Readonly<Record<string, Property>> }>>;
  };
}

const contract: Contract = JSON.parse(
  readFileSync(join(REPOSITORY, 'generated/commerce/openapi.json'), 'utf8'),
);

/** The version of the platform's interfaces that the contracts describe, and everything in the package is written for. */
export const API_VERSION = contract.info.version;

/** The members of a schema of the contract. */
export const propertiesOf = (schema: string): string[] =>
  Object.keys(contract.components.schemas[schema]?.properties ?? {});

/** What the contract limits of a schema's members: characters of a text, entries of a list. */
export function limitsOf(schema: string): [member: string, limit: number][] {
  const { properties = {} } = contract.components.schemas[schema] ?? {};
  return Object.entries(properties).flatMap(([member, { maxLength, maxItems }]) => {
    const limit = maxLength ?? maxItems;
    return limit === undefined ? [] : [[member, limit] as [string, number]];
  });
}

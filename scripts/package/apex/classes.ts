import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ApexClass } from '@salesforce/types/metadata';
import { serverMethodsConstants } from '#generated/commerce/constants.gen.ts';
import { API_VERSION, limitsOf } from '../contract.ts';
import { metadataXml, type PackageFiles, type Written } from '../metadata-xml.ts';

/** The classes whose methods pages call. */
export const serverClasses: readonly string[] = Object.values(serverMethodsConstants)
  .filter((value) => typeof value === 'string')
  .sort();

const SUFFIX = '.cls';

/** Schemas of the parameters of server methods, with what their limits are called in the classes. */
const LIMITED = {
  WithdrawalParameters: 'WITHDRAWAL',
  InquiryParameters: 'INQUIRY',
  ReturnParameters: 'RETURN',
  NoticeParameters: 'NOTICE',
  CommerceProductsParameters: 'PRODUCTS',
  CommerceProductsPriceParameters: 'PRICES',
};

/** The server classes and their tests, each with what the platform has to know of it. */
export function classFiles(): PackageFiles {
  const about: Written<ApexClass> = { apiVersion: Number(API_VERSION), status: 'Active' };
  const description = metadataXml('ApexClass', about).replace(`>${Number(API_VERSION)}<`, `>${API_VERSION}<`);
  const files = Object.entries(classSources()).flatMap(([name, source]) => [
    [`classes/${name}${SUFFIX}`, source],
    [`classes/${name}${SUFFIX}-meta.xml`, description],
  ]);
  return Object.fromEntries(files);
}

/** The text of each class by its name. */
export function classSources(): Readonly<Record<string, string>> {
  const names = readdirSync(import.meta.dirname).filter((name) => name.endsWith(SUFFIX));
  const written = names.map((name) => [
    name.slice(0, -SUFFIX.length),
    readFileSync(join(import.meta.dirname, name), 'utf8'),
  ]);
  return { ...Object.fromEntries(written), ParameterLimits: parameterLimits() };
}

/** A class with the limits that the contract states, so that they are stated there alone. */
function parameterLimits(): string {
  const constants = Object.entries(LIMITED).flatMap(([schema, prefix]) =>
    limitsOf(schema).map(
      ([member, limit]) => `    public static final Integer ${prefix}_${upper(member)} = ${limit};`,
    ),
  );
  return `/** What the server methods take at most. Written from the contract. */
public class ParameterLimits {
    public static final Integer OPEN_CASES = ${serverMethodsConstants.openCasesMaximum};
${constants.join('\n')}
}
`;
}

const upper = (member: string): string => member.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase();

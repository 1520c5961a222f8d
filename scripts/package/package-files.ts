import { permissionSets } from './access/permission-sets.ts';
import { profiles } from './access/profiles.ts';
import { classFiles } from './apex/classes.ts';
import { clientApps } from './apps/client-apps.ts';
import { trustedSites } from './apps/trusted-sites.ts';
import { contentTypes } from './content-types.ts';
import { API_VERSION } from './contract.ts';
import { layoutFiles } from './layouts.ts';
import type { PackageFiles } from './metadata-xml.ts';
import { objectFiles } from './objects/object-files.ts';
import { standardValueSets } from './objects/standard-value-sets.ts';
import type { PackageOptions } from './options.ts';

/** Where components lie in a project of the vendor's. */
export const SOURCE = 'force-app/main/default';

/** Every file of the package by its path, in the order of the paths: the same for the same options. */
export function packageFiles(options: PackageOptions): PackageFiles {
  const components: PackageFiles = {
    ...objectFiles(options),
    ...layoutFiles(options),
    ...standardValueSets(options),
    ...permissionSets(options),
    ...profiles(),
    ...classFiles(),
    ...contentTypes(options),
    ...trustedSites(options),
    ...clientApps(options),
  };
  const placed = Object.entries(components).map(([path, text]): [string, string] => [
    `${SOURCE}/${path}`,
    text,
  ]);
  const all: [string, string][] = [...placed, ['sfdx-project.json', project()], [SCRATCH, scratchOrg()]];
  return Object.fromEntries(all.sort(([one], [other]) => (one < other ? -1 : 1)));
}

function project(): string {
  return json({
    name: 'offizin',
    packageDirectories: [{ path: 'force-app', default: true }],
    namespace: '',
    sourceApiVersion: API_VERSION,
  });
}

/** An organisation for trying out, with what the package needs switched on. */
const SCRATCH = 'config/project-scratch-def.json';

function scratchOrg(): string {
  return json({
    orgName: 'Offizin',
    edition: 'Enterprise',
    country: 'DE',
    language: 'de',
    features: ['B2BCommerce', 'B2CCommerceGMV', 'Communities', 'FieldService', 'OrderManagement'],
    settings: {
      communitiesSettings: { enableNetworksEnabled: true },
      fieldServiceSettings: { fieldServiceOrgPref: true },
      orderSettings: { enableOrders: true },
    },
  });
}

const json = (value: object): string => `${JSON.stringify(value, null, 2)}\n`;

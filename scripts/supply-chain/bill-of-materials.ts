import { run } from '../process/run.ts';
import { type LockedPackages, nameOf } from './lock-file.ts';

interface Component {
  'bom-ref': string;
  name: string;
  group?: string;
  version: string;
  externalReferences?: unknown;
}

interface Bill {
  serialNumber?: string;
  metadata: { timestamp?: string; tools?: unknown; component: { name: string } };
  components: Component[];
  dependencies: { ref: string; dependsOn: string[] }[];
}

/** The bill of materials (CycloneDX 1.5) of what runs outside development, without what differs from run to run. */
export async function billOfMaterials(locked: LockedPackages): Promise<string> {
  const { code, output } = await run('npm', [
    'sbom',
    '--sbom-format',
    'cyclonedx',
    '--package-lock-only',
    '--loglevel',
    'error',
  ]);
  if (code !== 0) throw new Error(`npm sbom failed: ${output}`);
  const bill: Bill = JSON.parse(output);
  const runs = runtimePackages(locked);
  bill.components = bill.components.filter((one) => runs.has(nameAndVersion(one)));
  const refs = new Set(bill.components.map((one) => one['bom-ref']));
  bill.dependencies = bill.dependencies
    .filter(({ ref }) => refs.has(ref))
    .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((one) => refs.has(one)) }));
  delete bill.serialNumber;
  delete bill.metadata.timestamp;
  delete bill.metadata.tools;
  bill.metadata.component.name = 'offizin';
  for (const component of bill.components) delete component.externalReferences;
  return `${JSON.stringify(bill)}\n`;
}

/** What the lock file holds and the bill does not, or the other way round. */
export function billFaults(bill: string, locked: LockedPackages): string[] {
  const billed = new Set((JSON.parse(bill) as Bill).components.map(nameAndVersion));
  const wanted = runtimePackages(locked);
  return [
    ...[...wanted].filter((one) => !billed.has(one)).map((one) => `The bill of materials lacks ${one}.`),
    ...[...billed]
      .filter((one) => !wanted.has(one))
      .map((one) => `The bill of materials lists ${one}, which is gone.`),
  ];
}

/** What is installed outside development, as `name@version`; what only some machines need counts as well. */
function runtimePackages(locked: LockedPackages): Set<string> {
  const packages = Object.entries(locked).filter(([folder, one]) => folder !== '' && !one.dev);
  return new Set(packages.map(([folder, one]) => `${nameOf(folder)}@${one.version}`));
}

function nameAndVersion({ group, name, version }: Component): string {
  return `${group ? `${group}/` : ''}${name}@${version}`;
}

import { packagesByLicence } from './licences.ts';
import { closureOf, type LockedPackages, type Manifest } from './lock-file.ts';
import { REASONS } from './reasons.ts';
import { packagesOf, SERVERS, type ServerPackages } from './servers.ts';

/** The page docs/supply-chain.md: what the servers load and why, and every licence. */
export function supplyChainPage(locked: LockedPackages, manifest: Manifest, root: string): string {
  return [
    '# Supply chain',
    'Written by `npm run supply-chain` from the lock file and the imports. `npm run check` fails when a package ' +
      'has no digest, no accepted licence or no reason to be here, when one is wanted in more than one version, or when ' +
      'an install script was not decided about in `allowScripts` of package.json. The bill of materials beside this ' +
      'page, [sbom.cdx.json](sbom.cdx.json), lists what runs outside development (CycloneDX).',
    ...SERVERS.map((server) => serverSection(server, locked, packagesOf(server, root, manifest))),
    licenceSection(locked),
    '',
  ].join('\n\n');
}

function serverSection(server: ServerPackages, locked: LockedPackages, direct: string[]): string {
  if (direct.length === 0) return `## ${server.name}: no package, only Node`;
  const all = closureOf(direct, locked);
  const rows = direct.map(
    (name) => `| ${name} | ${closureOf([name], locked).size} | ${REASONS[name] ?? ''} |`,
  );
  return [
    `## ${server.name}: ${direct.length} packages, ${all.size} with all that they bring`,
    ['| Package | Brings, itself included | Why |', '|---|---:|---|', ...rows].join('\n'),
  ].join('\n\n');
}

function licenceSection(locked: LockedPackages): string {
  const rows = [...packagesByLicence(locked)].map(
    ([licence, names]) => `| ${licence} | ${names.length} | ${few(names)} |`,
  );
  return ['## Licences', ['| Licence | Packages | |', '|---|---:|---|', ...rows].join('\n')].join('\n\n');
}

/** The names where they are few enough to be read; the bill of materials has the rest. */
function few(names: readonly string[]): string {
  return names.length > 15 ? '' : names.join(', ');
}

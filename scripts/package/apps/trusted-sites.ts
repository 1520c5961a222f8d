import type { CspTrustedSite } from '@salesforce/types/metadata';
import { metadataXml, type PackageFiles, type Written } from '../metadata-xml.ts';
import type { PackageOptions } from '../options.ts';
import { appsOf } from './apps.ts';

/** The two apps as sites that pages of the organisation may show: pictures, and a preview in a frame. */
export function trustedSites(options: PackageOptions): PackageFiles {
  const files = appsOf(options).map(({ name, origin }) => [
    `cspTrustedSites/${name}.cspTrustedSite-meta.xml`,
    metadataXml('CspTrustedSite', trustedSite(origin)),
  ]);
  return Object.fromEntries(files);
}

function trustedSite(endpointUrl: string): Written<CspTrustedSite> {
  return {
    context: 'All',
    endpointUrl,
    isActive: true,
    isApplicableToFrameSrc: true,
    isApplicableToImgSrc: true,
  };
}

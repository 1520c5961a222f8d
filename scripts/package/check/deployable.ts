import { join } from 'node:path';
import { moveHome } from '#test/clients/own-home.ts';
import type { Component } from './component.ts';

/** What the vendor's own library makes of a package. */
export interface Deployable {
  /** How many components it finds. */
  readonly components: number;
  /** Bytes of the archive that would be sent. */
  readonly bytes: number;
  readonly faults: readonly string[];
}

/** Lets the vendor's library find every component of a project and convert all of them to an archive for deployment. */
export async function deployable(folder: string, described: readonly Component[]): Promise<Deployable> {
  const moveBack = moveHome();
  try {
    // The library looks for its home when it is loaded.
    const { ComponentSet, MetadataConverter } = await import('@salesforce/source-deploy-retrieve');
    const found = ComponentSet.fromSource(join(folder, 'force-app'));
    const all = found
      .getSourceComponents()
      .toArray()
      .flatMap((one) => [one, ...one.getChildren()]);
    const paths = new Set(all.map(({ xml }) => xml));
    const { zipBuffer } = await new MetadataConverter().convert(found, 'metadata', { type: 'zip' });
    const lost = described.filter(({ path }) => !paths.has(join(folder, 'force-app/main/default', path)));
    return {
      components: all.length,
      bytes: zipBuffer?.length ?? 0,
      faults: lost.map(
        ({ path, type }) => `${path} is no component that the platform could deploy: is it a ${type}?`,
      ),
    };
  } catch (cause) {
    return { components: 0, bytes: 0, faults: [cause instanceof Error ? cause.message : String(cause)] };
  } finally {
    moveBack();
  }
}

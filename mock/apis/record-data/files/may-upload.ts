import type { Viewer } from '../../../model/metadata/rights.ts';
import { objects } from '../../../objects/index.ts';
import { insufficientAccess } from '../faults.ts';

/** 403 unless the viewer may edit files: an upload is the way in which a file is written. */
export function refuseUploads(viewer: Viewer): void {
  if (!viewer.rights(objects.ContentDocument).updateable) throw insufficientAccess();
}

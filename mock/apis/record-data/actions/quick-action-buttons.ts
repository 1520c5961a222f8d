import { getQuickActionInfo } from '#generated/record-data/client.gen.ts';
import type { QuickAction } from '../../../model/actions/index.ts';
import { platformPath } from '../../../model/metadata/platform-path.ts';
import type { Viewer } from '../../../model/metadata/rights.ts';
import { themeInfo } from '../../../model/metadata/theme.ts';
import { objectDefinition } from '../../../objects/index.ts';
import { makeNamedId } from '../../../store/ids.ts';
import type { AnyRow } from '../../../store/row.ts';
import type { Button } from './button.ts';
import { isOffered, isPermitted } from './permission.ts';

/** The buttons of the quick actions that the viewer may perform, on a record as far as its values allow. */
export function quickActionButtons(actions: readonly QuickAction[], viewer: Viewer, row?: AnyRow): Button[] {
  return actions
    .filter((action) => isPermitted(action, viewer) && (!row || isOffered(action, row)))
    .map((action) => quickActionButton(action, viewer));
}

function quickActionButton(quickAction: QuickAction, { language }: Viewer): Button {
  const { apiName, label, type, target, section, formFactors, onLayout } = quickAction;
  const { color, iconUrl } = themeInfo(objectDefinition(target));
  const action = {
    actionTarget: platformPath(getQuickActionInfo, { actionApiName: apiName }),
    actionTargetType: 'Describe',
    apiName,
    iconUrl,
    id: makeNamedId('09D', apiName),
    label: label[language],
    primaryColor: color,
    section,
    subtype: type,
    targetObject: target,
    type: 'QuickAction',
  };
  return { action, formFactors, onLayout };
}

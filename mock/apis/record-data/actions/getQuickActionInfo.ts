import { tagged } from '../../../model/metadata/fingerprint.ts';
import { themeInfo } from '../../../model/metadata/theme.ts';
import { objectDefinition } from '../../../objects/index.ts';
import { recordTypeId } from '../../../store/metadata-records.ts';
import type { Handler } from '../../dispatch/handler.ts';
import { viewerOf } from '../viewer.ts';
import { askedAction, contextRecord } from './asked-action.ts';

/** Theme of the platform's own icons. */
const THEME = 'theme4';
const ICON_PIXELS = 120;

/** What only flows, components and assistants have; every action here is a plain form. */
const plainForm = {
  copilotActionDescription: null,
  copilotInputs: [],
  copilotIntent: null,
  copilotPlanTemplateId: null,
  copilotUserUtterance: null,
  flowDevName: null,
  flowRecordIdVar: null,
  lightningComponentBundleId: null,
  lightningComponentBundleName: null,
  lightningComponentQualifiedName: null,
  lightningWebComponentBundleId: null,
  lightningWebComponentBundleName: null,
  lightningWebComponentQualifiedName: null,
  parameters: [],
};

/** Describes a quick action. */
export const getQuickActionInfo: Handler<'getQuickActionInfo'> = async ({ path, query }, context) => {
  const viewer = viewerOf(context);
  const action = askedAction(path.actionApiName, viewer);
  await contextRecord(context.store, action, query.parentRecordId, viewer);
  const { apiName, label, type, target, parentField = null, recordType } = action;
  const definition = objectDefinition(target);
  const { color, iconUrl } = themeInfo(definition);
  const icon = { contentType: 'image/png', height: ICON_PIXELS, theme: THEME, width: ICON_PIXELS };
  const body = {
    ...plainForm,
    accessLevelRequired: type === 'Update' ? 'Edit' : 'Create',
    actionApiName: apiName,
    colors: [{ color: String(color), colorContext: 'primary', theme: THEME }],
    iconName: `standard:${definition.theme.icon}`,
    icons: [{ ...icon, url: String(iconUrl) }],
    label: label[context.language],
    targetParentField: parentField,
    targetRecordTypeId: recordType ? recordTypeId(definition, recordType) : null,
    targetSobjectType: target,
    type,
  };
  return { status: 200, body: tagged(body) };
};

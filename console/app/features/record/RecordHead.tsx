import { Button, Link as MuiLink } from '@mui/material';
import { Pencil } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { ObjectInfo } from '#client/records/types.ts';
import { type ConsoleRecord, relatedRecord } from '../../data/record.ts';
import { recordName } from '../../data/record-name.ts';
import { useLocale, useText } from '../../i18n/use-text.ts';
import { paths } from '../../paths.ts';
import { PageHead } from '../../ui/PageHead.tsx';
import { RecordActions } from '../actions/RecordActions.tsx';
import { offers, useRecordActions } from '../actions/use-actions.ts';
import { RecordAvatar } from '../avatars/RecordAvatar.tsx';
import { FavoriteStar } from '../favorites/FavoriteStar.tsx';
import { momentText, relativeText } from '../fields/format.ts';
import { TakeOverButton } from '../take-over/TakeOverButton.tsx';
import { RecordMenu } from './RecordMenu.tsx';

/** Who the record is, and what can be done with it. */
export function RecordHead({ record, info }: { record: ConsoleRecord; info: ObjectInfo }) {
  const say = useText();
  const name = recordName(record, info.nameFields);
  const actions = useRecordActions(record.id);
  const over = (
    <MuiLink component={Link} to={paths.list(info.apiName)} color="inherit">
      {info.labelPlural}
    </MuiLink>
  );
  return (
    <PageHead
      mark={<RecordAvatar recordId={record.id} object={info} name={name} size={36} />}
      over={over}
      title={name}
      lead={<LastChange record={record} />}
    >
      <FavoriteStar target={record.id} targetType="Record" />
      <TakeOverButton {...{ record, info }} />
      {actions && <RecordActions record={record} actions={actions} />}
      {info.updateable && offers(actions, 'Edit') && (
        <Button
          variant="outlined"
          component={Link}
          to={paths.edit(info.apiName, record.id)}
          startIcon={<Pencil size={16} strokeWidth={1.5} />}
        >
          {say('action.edit')}
        </Button>
      )}
      <RecordMenu record={record} info={info} actions={actions} />
    </PageHead>
  );
}

/** When the record was changed last, and by whom where that can be seen. */
function LastChange({ record: { systemModstamp, fields } }: { record: ConsoleRecord }) {
  const say = useText();
  const locale = useLocale();
  if (!systemModstamp) return null;
  const person = relatedRecord(fields, 'LastModifiedBy');
  const when = relativeText(systemModstamp, locale);
  const text = person
    ? say('record.lastModifiedBy', { when, who: recordName(person) })
    : say('record.lastModified', { when });
  return (
    <time dateTime={systemModstamp} title={momentText(systemModstamp, locale)}>
      {text}
    </time>
  );
}

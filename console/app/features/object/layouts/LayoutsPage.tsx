import { Alert, Box, MenuItem, TextField } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { usePlatform } from '#client/react/platform-provider.tsx';
import type { ObjectInfo } from '#client/records/types.ts';
import { getLayoutLimits } from '#generated/record-data/constants.gen.ts';
import { layoutQuery } from '../../../data/queries/metadata-queries.ts';
import { useText } from '../../../i18n/use-text.ts';
import { ErrorPanel } from '../../../ui/ErrorPanel.tsx';
import { Pending } from '../../../ui/Pending.tsx';
import { useAddressParams, withChanges } from '../../../ui/use-address-params.ts';
import { overrideOf, useOverrides } from '../actions/use-overrides.ts';
import { DescribedObject } from '../DescribedObject.tsx';
import { Section } from '../Section.tsx';
import { LayoutPreview } from './LayoutPreview.tsx';
import { LayoutStructure } from './LayoutStructure.tsx';

const { layoutType: types, mode: modes } = getLayoutLimits;
/** The standard page that a layout of each mode is for. */
const PAGES = { Create: 'New', Edit: 'Edit', View: 'View' } as const;

/** A layout of the object as the page it makes, beside its structure; which one stands in the address. */
export function LayoutsPage() {
  const say = useText();
  return (
    <DescribedObject title={say('describe.layouts')}>{(info) => <Layouts info={info} />}</DescribedObject>
  );
}

function Layouts({ info }: { info: ObjectInfo }) {
  const say = useText();
  const platform = usePlatform();
  const [search, changeSearch] = useAddressParams();
  const recordTypes = Object.values(info.recordTypeInfos);
  const chosen = {
    recordTypeId: search.get('recordType') ?? info.defaultRecordTypeId ?? recordTypes[0]?.recordTypeId ?? '',
    layoutType: types.enum.find((each) => each === search.get('type')) ?? 'Full',
    mode: modes.enum.find((each) => each === search.get('mode')) ?? 'View',
  };
  const { data, error, refetch } = useQuery({
    ...layoutQuery(platform, info.apiName, chosen),
    placeholderData: keepPreviousData,
  });
  const overrides = useOverrides(info.apiName).data?.overrides;
  const replaced = chosen.layoutType === 'Full' ? overrideOf(overrides, PAGES[chosen.mode]) : undefined;
  const select = (label: string, name: string, value: string, options: readonly [string, string][]) => (
    <TextField
      select
      label={label}
      value={value}
      onChange={({ target }) => changeSearch((asked) => withChanges(asked, { [name]: target.value }))}
      sx={{ minWidth: 180 }}
    >
      {options.map(([option, text]) => (
        <MenuItem key={option} value={option}>
          {text}
        </MenuItem>
      ))}
    </TextField>
  );
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
        {select(
          say('describe.recordType'),
          'recordType',
          chosen.recordTypeId,
          recordTypes.map(({ recordTypeId, name, master }) => [
            recordTypeId,
            master ? say('describe.master') : name,
          ]),
        )}
        {select(
          say('describe.layoutType'),
          'type',
          chosen.layoutType,
          types.enum.map((each) => [each, each]),
        )}
        {select(
          say('describe.mode'),
          'mode',
          chosen.mode,
          modes.enum.map((each) => [each, each]),
        )}
      </Box>
      {replaced && (
        <Alert severity="info">{say('describe.replaced', { page: replaced.content ?? '–' })}</Alert>
      )}
      {error && <ErrorPanel error={error} onRetry={refetch} />}
      {!data && !error && <Pending />}
      {data && (
        <Box
          sx={{
            display: 'grid',
            gap: 5,
            alignItems: 'start',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
          }}
        >
          <Section title={say('describe.page')}>
            <LayoutPreview layout={data} info={info} />
          </Section>
          <Section title={say('describe.structure')} note={data.id ?? undefined}>
            <LayoutStructure layout={data} />
          </Section>
        </Box>
      )}
    </>
  );
}

import { Box, MenuItem, TextField, Typography } from '@mui/material';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { usePlatform } from '#client/react/platform-provider.tsx';
import { readPicklists, readPicklistsOf } from '#client/records/picklists.ts';
import type { ObjectInfo, PicklistFields } from '#client/records/types.ts';
import { getPicklistValues, getPicklistValuesByRecordType } from '#generated/record-data/client.gen.ts';
import { derivedQuery } from '../../../data/queries/platform-query.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Pending } from '../../../ui/Pending.tsx';
import { isChoice } from '../../fields/format.ts';
import { DescribedObject } from '../DescribedObject.tsx';
import { NothingDescribed } from '../NothingDescribed.tsx';
import { Section } from '../Section.tsx';
import { Matrix } from './Matrix.tsx';
import { dependencyMatrix, recordTypeMatrix } from './matrices.ts';

/** Which values a picklist has in which record type, and which go with which value of another. */
export function PicklistsPage() {
  const say = useText();
  return (
    <DescribedObject title={say('describe.picklists')}>{(info) => <Picklists info={info} />}</DescribedObject>
  );
}

function Picklists({ info }: { info: ObjectInfo }) {
  const say = useText();
  const platform = usePlatform();
  const [search, setSearch] = useSearchParams();
  const recordTypes = Object.values(info.recordTypeInfos);
  const names = Object.values(info.fields)
    .filter(({ dataType }) => isChoice(dataType))
    .map(({ apiName }) => apiName);
  const read = useQueries({
    queries: recordTypes.map(({ recordTypeId }) =>
      derivedQuery(platform, getPicklistValuesByRecordType, {
        input: { objectApiName: info.apiName, recordTypeId },
        part: 'fields',
        read: () => readPicklists(platform, info.apiName, recordTypeId),
      }),
    ),
  });
  const single = useSingle(info, names[0]);
  if (names.length === 0)
    return <NothingDescribed objectApiName={info.apiName} title={say('describe.noPicklists')} />;
  if (read.some(({ isPending }) => isPending)) return <Pending />;
  const byType = recordTypes.map(({ name, master }, index) => ({
    name: master ? say('describe.master') : name,
    fields: (read[index]?.data ?? {}) as PicklistFields,
  }));
  const field = names.find((each) => each === search.get('field')) ?? single ?? names[0] ?? '';
  const dependent = names.filter((name) => info.fields[name]?.controllerName);
  const labelOf = (name: string) => info.fields[name]?.label ?? name;
  return (
    <>
      <Section
        title={say('describe.matrix')}
        tools={
          <TextField
            select
            label={say('describe.choosePicklist')}
            value={field}
            onChange={({ target }) => setSearch({ field: target.value })}
            sx={{ minWidth: 220 }}
          >
            {names.map((name) => (
              <MenuItem key={name} value={name}>
                {labelOf(name)}
              </MenuItem>
            ))}
          </TextField>
        }
      >
        <Typography variant="body2" color="textSecondary" sx={{ px: 4, pt: 3 }}>
          {say('describe.matrixLead')}
        </Typography>
        <Box sx={{ p: 4 }}>
          <Matrix
            {...recordTypeMatrix(field, byType)}
            label={`${say('describe.matrix')}: ${labelOf(field)}`}
          />
        </Box>
      </Section>
      {dependent.map((name) => {
        const controller = info.fields[name]?.controllerName ?? '';
        const title = say('describe.dependency', { field: labelOf(name), controller: labelOf(controller) });
        const fields = byType.find(({ fields: of }) => of[name])?.fields ?? {};
        return (
          <Section key={name} title={title}>
            <Box sx={{ p: 4 }}>
              <Matrix {...dependencyMatrix(fields[controller], fields[name])} label={title} />
            </Box>
          </Section>
        );
      })}
    </>
  );
}

/** The first picklist that can be read on its own; a field without values has none to show. */
function useSingle(info: ObjectInfo, first: string | undefined): string | undefined {
  const platform = usePlatform();
  const { data } = useQuery(
    derivedQuery(platform, getPicklistValues, {
      input: { objectApiName: info.apiName, first },
      part: 'first',
      read: () => readPicklistsOf(platform, info.apiName, first ? [first] : []),
    }),
  );
  return data?.[0]?.statusCode === 200 ? first : undefined;
}

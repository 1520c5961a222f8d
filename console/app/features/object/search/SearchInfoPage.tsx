import { Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { usePlatform } from '#client/react/platform-provider.tsx';
import type { ObjectInfo } from '#client/records/types.ts';
import { getSearchFilterMetadata } from '#generated/record-data/client.gen.ts';
import { platformQuery } from '../../../data/queries/platform-query.ts';
import { useText } from '../../../i18n/use-text.ts';
import { ErrorPanel } from '../../../ui/ErrorPanel.tsx';
import { DescribedObject } from '../DescribedObject.tsx';
import { NothingDescribed } from '../NothingDescribed.tsx';
import { Section } from '../Section.tsx';
import { LookupFact } from './LookupFact.tsx';

/** By what the records of the object can be narrowed in a search, and how its references are looked up. */
export function SearchInfoPage() {
  const say = useText();
  return (
    <DescribedObject title={say('describe.search')}>
      {(info) => (
        <>
          {info.searchable ? (
            <Filters info={info} />
          ) : (
            <NothingDescribed objectApiName={info.apiName} title={say('describe.notSearchable')} />
          )}
          <Section title={say('describe.lookups')}>
            {Object.values(info.fields)
              .filter(({ reference, referenceToInfos }) => reference && referenceToInfos.length > 0)
              .map(({ apiName, label }) => (
                <LookupFact key={apiName} objectApiName={info.apiName} fieldApiName={apiName} label={label} />
              ))}
          </Section>
        </>
      )}
    </DescribedObject>
  );
}

function Filters({ info }: { info: ObjectInfo }) {
  const say = useText();
  const platform = usePlatform();
  const { data, error, refetch } = useQuery(
    platformQuery(platform, getSearchFilterMetadata, {
      path: { objectApiName: info.apiName },
    }),
  );
  if (error) return <ErrorPanel error={error} onRetry={refetch} />;
  return (
    <Section title={say('describe.searchFilters')} note={String(data?.filters.length ?? '')}>
      <TableContainer tabIndex={0} role="group" aria-label={say('describe.searchFilters')}>
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell>{say('describe.field')}</TableCell>
              <TableCell>{say('object.apiName')}</TableCell>
              <TableCell>{say('object.type')}</TableCell>
              <TableCell>{say('describe.operators')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {data?.filters.map(
              ({ filterApiName, label, fieldPath, dataType, supportedOperators, defaultOperator }) => (
                <TableRow key={filterApiName} hover>
                  <TableCell component="th" scope="row">
                    {label}
                  </TableCell>
                  <TableCell>
                    <code>{fieldPath}</code>
                  </TableCell>
                  <TableCell>{dataType}</TableCell>
                  <TableCell>
                    {supportedOperators.join(', ')}
                    {defaultOperator && ` (${say('describe.standard', { operator: defaultOperator })})`}
                  </TableCell>
                </TableRow>
              ),
            )}
          </TableBody>
        </Table>
      </TableContainer>
    </Section>
  );
}

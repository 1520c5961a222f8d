import {
  Link,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Link as RouterLink } from 'react-router-dom';
import { usePlatform } from '#client/react/platform-provider.tsx';
import type { ObjectInfo } from '#client/records/types.ts';
import { getObjectInfoDirectory } from '#generated/record-data/client.gen.ts';
import { platformQuery } from '../../data/queries/platform-query.ts';
import { useText } from '../../i18n/use-text.ts';
import { paths } from '../../paths.ts';
import { ChildCount } from './ChildCount.tsx';
import { Section } from './Section.tsx';

/** The objects whose records refer to records of this one. */
export function ChildRelationships({ info }: { info: ObjectInfo }) {
  const say = useText();
  const platform = usePlatform();
  const { data } = useQuery(platformQuery(platform, getObjectInfoDirectory, {}));
  const children = info.childRelationships;
  if (children.length === 0) {
    return (
      <Section title={say('object.children')}>
        <Typography color="textSecondary" sx={{ p: 4 }}>
          {say('object.noChildren')}
        </Typography>
      </Section>
    );
  }
  return (
    <Section title={say('object.children')} note={String(children.length)}>
      <TableContainer tabIndex={0} role="group" aria-label={say('object.children')}>
        <Table size="small">
          <TableHead>
            <TableRow>
              {(['childObject', 'childField', 'relationship'] as const).map((column) => (
                <TableCell key={column}>{say(`object.${column}`)}</TableCell>
              ))}
              <TableCell>{say('describe.count')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {children.map(({ childObjectApiName, fieldName, relationshipName }) => (
              <TableRow key={`${childObjectApiName}.${fieldName}`} hover>
                <TableCell>
                  <Link component={RouterLink} to={paths.reference(childObjectApiName)}>
                    {data?.objects[childObjectApiName]?.label ?? childObjectApiName}
                  </Link>
                </TableCell>
                <TableCell>
                  <code>{fieldName}</code>
                </TableCell>
                <TableCell>
                  <code>{relationshipName ?? '–'}</code>
                </TableCell>
                <TableCell>
                  <ChildCount
                    objectApiName={childObjectApiName}
                    label={data?.objects[childObjectApiName]?.label ?? childObjectApiName}
                    fieldName={fieldName}
                  />
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </Section>
  );
}

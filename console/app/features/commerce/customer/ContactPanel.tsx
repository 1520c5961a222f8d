import { Box, Link, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Link as RouterLink } from 'react-router-dom';
import { usePlatform } from '#client/react/platform-provider.tsx';
import { relatedRecordsInput } from '#client/records/lists.ts';
import type { RecordData } from '#client/records/types.ts';
import { getRelatedListRecords } from '#generated/record-data/client.gen.ts';
import { platformQuery } from '../../../data/queries/platform-query.ts';
import { useText } from '../../../i18n/use-text.ts';
import { paths } from '../../../paths.ts';
import { problemText } from '../../../ui/ErrorPanel.tsx';
import { textAt } from '../../../ui/text-at.ts';
import { FieldValue } from '../../fields/FieldValue.tsx';
import { Section } from '../../object/Section.tsx';

const FIELDS = ['Name', 'Email', 'Phone', 'MobilePhone'];
/** People that are listed; all of them are on the page of the record. */
const SHOWN = 10;

interface ContactPanelProps {
  account: RecordData;
}

/** How a customer is reached: address and telephone of the account, mail address and telephone of its people. */
export function ContactPanel({ account }: ContactPanelProps) {
  const say = useText();
  const platform = usePlatform();
  const asked = { pageSize: SHOWN, optionalFields: FIELDS.map((field) => `Contact.${field}`) };
  const { data, error } = useQuery(
    platformQuery(
      platform,
      getRelatedListRecords,
      account.id && relatedRecordsInput(account.id, 'Contacts', asked),
    ),
  );
  const street = textAt(account, 'BillingStreet');
  const city = [textAt(account, 'BillingPostalCode'), textAt(account, 'BillingCity')]
    .filter(Boolean)
    .join(' ');
  const people = data?.records ?? [];
  return (
    <Section title={say('customer.contact')}>
      <Box
        sx={{
          p: 4,
          display: 'grid',
          gap: 4,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(auto-fill, minmax(220px, 1fr))' },
        }}
      >
        <Person name={textAt(account, 'AccountNumber') || textAt(account, 'Name')}>
          <FieldValue field={account.fields.Phone} dataType="Phone" />
          {[street, city].filter(Boolean).map((line) => (
            <span key={line}>{line}</span>
          ))}
        </Person>
        {people.map((person) => (
          <Person key={person.id} name={textAt(person, 'Name')} to={paths.record('Contact', person.id ?? '')}>
            <FieldValue field={person.fields.Email} dataType="Email" />
            <FieldValue field={person.fields.Phone} dataType="Phone" />
            <FieldValue field={person.fields.MobilePhone} dataType="Phone" />
          </Person>
        ))}
      </Box>
      {error && (
        <Typography color="error" sx={{ px: 4, pb: 4 }}>
          {problemText(error, say)}
        </Typography>
      )}
    </Section>
  );
}

function Person({ name, to, children }: { name: string; to?: string; children: React.ReactNode }) {
  return (
    <Box sx={{ display: 'grid', gap: 1, alignContent: 'start', overflowWrap: 'anywhere' }}>
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        {to ? (
          <Link component={RouterLink} to={to}>
            {name}
          </Link>
        ) : (
          name
        )}
      </Typography>
      {children}
    </Box>
  );
}

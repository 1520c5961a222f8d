import { Box, Chip, Typography } from '@mui/material';
import { useState } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import { Prose } from '../../../ui/Prose.tsx';
import { type Json, resolved } from './contracts.ts';
import { limitsText, type Member, membersOf, typeText } from './schema-text.ts';

interface SchemaTreeProps {
  schema: unknown;
  contract: Json;
}

/** The members of a schema; those of a member are unfolded on request, as deep as the contract goes. */
export function SchemaTree({ schema, contract }: SchemaTreeProps) {
  const members = membersOf(schema, contract);
  if (members.length === 0) return null;
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', borderLeft: 1, borderColor: 'divider', pl: 3 }}>
      {members.map((member) => (
        <MemberLine key={member.name} member={member} contract={contract} />
      ))}
    </Box>
  );
}

function MemberLine({ member: { name, schema, isRequired }, contract }: { member: Member; contract: Json }) {
  const say = useText();
  const [isOpen, setOpen] = useState(false);
  const { description } = resolved(schema, contract);
  const limits = limitsText(schema, contract);
  const head = (
    <>
      <Box component="code" sx={{ fontWeight: 600 }}>
        {name === '*' ? say('api.anyKey') : name}
      </Box>{' '}
      <Box component="code" sx={{ color: 'text.secondary' }}>
        {typeText(schema, contract)}
      </Box>{' '}
      {isRequired && <Chip label={say('api.required')} />}{' '}
      {limits && (
        <Typography component="span" variant="caption" color="textSecondary">
          {limits}
        </Typography>
      )}
    </>
  );
  return (
    <Box component="li" sx={{ py: 1, fontSize: 13, overflowWrap: 'anywhere' }}>
      {membersOf(schema, contract).length > 0 ? (
        <details onToggle={(event) => setOpen(event.currentTarget.open)}>
          <Box component="summary" sx={{ cursor: 'pointer' }}>
            {head}
          </Box>
          {isOpen && <SchemaTree schema={schema} contract={contract} />}
        </details>
      ) : (
        head
      )}
      {typeof description === 'string' && (
        <Typography variant="caption" component="p" color="textSecondary" lang="en" sx={{ maxWidth: '80ch' }}>
          <Prose text={description} />
        </Typography>
      )}
    </Box>
  );
}

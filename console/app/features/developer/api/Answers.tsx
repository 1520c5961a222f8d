import { Box, Typography } from '@mui/material';
import { useText } from '../../../i18n/use-text.ts';
import { Prose } from '../../../ui/Prose.tsx';
import { Section } from '../../object/Section.tsx';
import { Content } from './Content.tsx';
import { type Json, resolved } from './contracts.ts';

interface AnswersProps {
  responses: unknown;
  contract: Json;
}

/** Every answer that the contract declares; the first is open, the others on request. */
export function Answers({ responses, contract }: AnswersProps) {
  const say = useText();
  const answers = Object.entries((responses ?? {}) as Json);
  return (
    <Section title={say('api.answers')} note={answers.map(([status]) => status).join(', ')}>
      {answers.map(([status, answer], index) => (
        <Box
          component="details"
          key={status}
          open={index === 0}
          sx={{ '& + &': { borderTop: 1, borderColor: 'divider' } }}
        >
          <Box component="summary" sx={{ px: 4, py: 2, cursor: 'pointer', overflowWrap: 'anywhere' }}>
            <Typography
              component="span"
              sx={{ fontWeight: 700, color: status.startsWith('2') ? 'primary.main' : 'error.main', mr: 2 }}
            >
              {status}
            </Typography>
            <Typography component="span" variant="body2" lang="en">
              <Prose text={String(resolved(answer, contract).description ?? '')} />
            </Typography>
          </Box>
          <Content content={answer} contract={contract} />
        </Box>
      ))}
    </Section>
  );
}

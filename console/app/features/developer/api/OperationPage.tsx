import { Box, IconButton, Tooltip, Typography } from '@mui/material';
import { Link2 } from 'lucide-react';
import { Suspense } from 'react';
import { useNotify } from 'react-admin';
import { laterPart } from '../../../i18n/later-texts.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Code } from '../../../ui/Code.tsx';
import { Prose } from '../../../ui/Prose.tsx';
import { Section } from '../../object/Section.tsx';
import { Answers } from './Answers.tsx';
import { Content } from './Content.tsx';
import type { ApiOperation } from './contracts.ts';
import { exampleCommand } from './curl.ts';
import { MethodMark } from './MethodMark.tsx';
import { ParameterTable } from './ParameterTable.tsx';

const TryPart = laterPart(async () => (await import('../try/TryPart.tsx')).TryPart);

/** One operation: what it is for, how to try it, what it takes, what it answers, with the examples of its contract. */
export function OperationPage({ operation }: { operation: ApiOperation }) {
  const say = useText();
  const notify = useNotify();
  const { operationId, api, tag, method, path, summary, definition, contract } = operation;
  const { description, parameters, requestBody, responses } = definition;
  const copyLink = async () => {
    await navigator.clipboard.writeText(window.location.href);
    notify(say('action.copied'), { type: 'info' });
  };
  const call = `import { ${operationId} } from '#generated/${api}/client.gen.ts';

await platform.${method === 'GET' ? 'read' : 'write'}(${operationId}, …);`;
  return (
    <Box sx={{ display: 'grid', gap: 5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <div>
        <Typography variant="caption" color="textSecondary">
          {api} · {tag}
        </Typography>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
          <Typography variant="h1" component="h2" sx={{ overflowWrap: 'anywhere' }}>
            {operationId}
          </Typography>
          <Tooltip title={say('api.permalink')}>
            <IconButton aria-label={say('api.permalink')} onClick={copyLink}>
              <Link2 size={16} strokeWidth={1.5} />
            </IconButton>
          </Tooltip>
        </Box>
        <Box sx={{ display: 'flex', alignItems: 'baseline', my: 2, overflowWrap: 'anywhere' }}>
          <MethodMark method={method} />
          <Box component="code" sx={{ minWidth: 0 }}>
            {path}
          </Box>
        </Box>
        <Typography sx={{ maxWidth: '72ch' }}>
          <Prose text={summary} />
        </Typography>
        {typeof description === 'string' && (
          <Typography color="textSecondary" sx={{ maxWidth: '72ch', mt: 1 }}>
            <Prose text={description} />
          </Typography>
        )}
      </div>
      {parameters.length > 0 && <ParameterTable parameters={parameters} contract={contract} />}
      {requestBody !== undefined && (
        <Section title={say('api.body')}>
          <Content content={requestBody} contract={contract} />
        </Section>
      )}
      <Suspense fallback={null}>
        <TryPart operation={operation} />
      </Suspense>
      <Answers responses={responses} contract={contract} />
      <Code label={say('api.client')} text={call} />
      <Code label="curl" text={exampleCommand(operation)} />
    </Box>
  );
}

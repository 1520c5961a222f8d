import { Box, Typography } from '@mui/material';
import { useText } from '../../../i18n/use-text.ts';
import { Code } from '../../../ui/Code.tsx';
import { examplesOf, type Json, resolved } from './contracts.ts';
import { SchemaTree } from './SchemaTree.tsx';
import { typeText } from './schema-text.ts';

interface ContentProps {
  /** A request body or a response of the contract, or a reference to one. */
  content: unknown;
  contract: Json;
}

/** What is sent or answered: media type, schema and examples. */
export function Content({ content, contract }: ContentProps) {
  const say = useText();
  const types = Object.entries((resolved(content, contract).content ?? {}) as Record<string, Json>);
  return types.map(([mediaType, media]) => (
    <Box key={mediaType} sx={{ p: 4, display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Typography variant="body2" color="textSecondary">
        {mediaType} · <code>{typeText(media.schema, contract)}</code>
      </Typography>
      <SchemaTree schema={media.schema} contract={contract} />
      {examplesOf(media, contract).map(([name, value]) => (
        <Code key={name} label={say('api.example', { name })} text={JSON.stringify(value, null, 2) ?? ''} />
      ))}
    </Box>
  ));
}

import { Box, Typography } from '@mui/material';
import { useText } from '../../../i18n/use-text.ts';
import { Code } from '../../../ui/Code.tsx';
import { type Json, resolved } from './contracts.ts';
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
  return types.map(([mediaType, { schema, examples = {}, example }]) => (
    <Box key={mediaType} sx={{ p: 4, display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Typography variant="body2" color="textSecondary">
        {mediaType} · <code>{typeText(schema, contract)}</code>
      </Typography>
      <SchemaTree schema={schema} contract={contract} />
      {Object.entries({
        ...(examples as Json),
        ...(example !== undefined && { value: { value: example } }),
      }).map(([name, each]) => (
        <Code
          key={name}
          label={say('api.example', { name })}
          text={JSON.stringify(resolved(each, contract).value, null, 2) ?? ''}
        />
      ))}
    </Box>
  ));
}

import { Box, Button, Typography } from '@mui/material';
import { Download } from 'lucide-react';
import { useText } from '../../../i18n/use-text.ts';
import { download, fileName } from '../../export/download.ts';
import { Section } from '../../object/Section.tsx';
import { type ApiOperation, type Json, listOf } from './contracts.ts';
import { postmanCollection } from './postman.ts';

/** The contracts to take away, each as it is and as a collection of Postman. */
export function Collections({ operations }: { operations: readonly ApiOperation[] }) {
  const say = useText();
  const apis = [...Map.groupBy(operations, ({ api }) => api)];
  const take = (label: string, content: Json) =>
    download(
      new Blob([JSON.stringify(content, null, 1)], { type: 'application/json' }),
      fileName(label, 'json'),
    );
  return (
    <Section title={say('api.collections')}>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {apis.map(([api, part]) => {
          const contract = part[0]?.contract ?? {};
          const files = [
            { form: 'OpenAPI', content: () => contract },
            {
              form: 'Postman',
              content: () => postmanCollection(titleOf(contract), part, instanceOf(contract)),
            },
          ];
          return (
            <Box
              component="li"
              key={api}
              sx={{
                ...{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, px: 4, py: 2 },
                '&:not(:first-of-type)': { borderTop: 1, borderColor: 'divider' },
              }}
            >
              <Typography sx={{ flex: '1 1 160px' }}>
                <strong>{api}</strong> {say('api.calls', { count: part.length })}
              </Typography>
              <Box sx={{ display: 'flex', gap: 2 }}>
                {files.map(({ form, content }) => (
                  <Button
                    key={form}
                    startIcon={<Download size={16} strokeWidth={1.5} />}
                    aria-label={say('api.take', { api, form })}
                    onClick={() => take(`${api}-${form}`, content())}
                  >
                    {form}
                  </Button>
                ))}
              </Box>
            </Box>
          );
        })}
      </Box>
    </Section>
  );
}

const titleOf = ({ info }: Json): string => String((info as Json | undefined)?.title ?? '');

/** Where the calls go unless another one is filled in. */
function instanceOf({ servers }: Json): string {
  const [server] = listOf<{ url: string }>(servers);
  return server ? new URL(server.url).origin : '';
}

import { Alert, Button, LinearProgress } from '@mui/material';
import { useState } from 'react';
import { useLocale, useText } from '../../../i18n/use-text.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ErrorPanel } from '../../../ui/ErrorPanel.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { download, fileName } from '../../export/download.ts';
import { momentText } from '../../fields/format.ts';
import { FilePick } from '../../import/FilePick.tsx';
import { usePageTitle } from '../../shell/use-page-title.ts';
import { compareSchemas } from './compare-schemas.ts';
import { Differences } from './Differences.tsx';
import { readSchema, UnreadableSchema } from './read-schema.ts';
import type { Schema } from './schema.ts';
import { useOwnSchema } from './use-own-schema.ts';

/** Takes the schema of this connection away as a file, and compares it with that of another one. */
export function SchemaPage() {
  const say = useText();
  const locale = useLocale();
  const { schema, share, error, retry } = useOwnSchema();
  const [other, setOther] = useState<Schema>();
  const [fault, setFault] = useState<UnreadableSchema>();
  usePageTitle(say('schema.title'));
  if (error) return <ErrorPanel isPage error={error} onRetry={retry} />;
  const take = async (file: File) => {
    try {
      setOther(await readSchema(file));
      setFault(undefined);
    } catch (problem) {
      if (!(problem instanceof UnreadableSchema)) throw problem;
      setFault(problem);
    }
  };
  return (
    <>
      <PageHead title={say('schema.title')} lead={say('schema.lead')}>
        <Button disabled={!schema} onClick={() => schema && save(schema)}>
          {say('schema.save')}
        </Button>
        <FilePick
          variant="contained"
          accept=".json,application/json"
          label={say('schema.choose')}
          onFile={take}
        />
      </PageHead>
      {!schema && (
        <LinearProgress variant="determinate" value={share * 100} aria-label={say('schema.reading')} />
      )}
      {fault && (
        <Alert severity="error" sx={{ mx: { xs: 3, md: 6 }, mt: 4 }}>
          {say(fault.key)}
        </Alert>
      )}
      {schema && other ? (
        <Differences
          differences={compareSchemas(schema, other)}
          other={say('schema.other', {
            environment: other.environment || say('field.none'),
            when: momentText(other.takenAt, locale),
          })}
        />
      ) : (
        <EmptyState title={say('schema.none')} lead={say('schema.noneLead')} />
      )}
    </>
  );
}

const save = (schema: Schema) =>
  download(
    new Blob([JSON.stringify(schema, null, 1)], { type: 'application/json' }),
    fileName(`schema ${schema.environment}`, 'json'),
  );

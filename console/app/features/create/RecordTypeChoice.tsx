import { Box, Button, FormControlLabel, Paper, Radio, RadioGroup, Typography } from '@mui/material';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import type { ObjectInfo } from '#client/records/types.ts';
import { useText } from '../../i18n/use-text.ts';
import { paths } from '../../paths.ts';
import { ObjectMark } from '../../ui/ObjectMark.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { choosableRecordTypes } from './record-types.ts';

/** Which kind of record it shall be; the choice becomes a part of the address. */
export function RecordTypeChoice({ info }: { info: ObjectInfo }) {
  const say = useText();
  const [address, setAddress] = useSearchParams();
  const types = choosableRecordTypes(info);
  const [chosen, choose] = useState(types[0]?.recordTypeId ?? '');
  const goOn = (event: React.FormEvent) => {
    event.preventDefault();
    setAddress({ ...Object.fromEntries(address), recordTypeId: chosen });
  };
  return (
    <>
      <PageHead
        mark={<ObjectMark object={info} size={36} />}
        over={info.labelPlural}
        title={say('record.newTitle', { object: info.label })}
      />
      <Paper
        variant="outlined"
        component="form"
        onSubmit={goOn}
        sx={{ m: { xs: 3, md: 6 }, p: 5, maxWidth: 560 }}
      >
        <Typography variant="h2" id="record-type" sx={{ mb: 3 }}>
          {say('create.recordType')}
        </Typography>
        <RadioGroup aria-labelledby="record-type" value={chosen} onChange={(_, id) => choose(id)}>
          {types.map(({ recordTypeId, name }) => (
            <FormControlLabel
              key={recordTypeId}
              value={recordTypeId}
              label={name}
              control={<Radio size="small" autoFocus={recordTypeId === chosen} />}
            />
          ))}
        </RadioGroup>
        <Box sx={{ display: 'flex', gap: 2, mt: 4 }}>
          <Button type="submit" variant="contained">
            {say('create.next')}
          </Button>
          <Button component={Link} to={paths.list(info.apiName)}>
            {say('action.cancel')}
          </Button>
        </Box>
      </Paper>
    </>
  );
}

import { Alert, Box, Button, FormControlLabel, Link, Radio, RadioGroup, Typography } from '@mui/material';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import type { ObjectInfo } from '#client/records/types.ts';
import { useLocale, useText } from '../../i18n/use-text.ts';
import { paths } from '../../paths.ts';
import { download, fileName } from '../export/download.ts';
import { FaultTable } from './FaultTable.tsx';
import { FilePick } from './FilePick.tsx';
import { failedRowsFile, reasonsByLine } from './failed-rows.ts';
import { faultText } from './fault-text.ts';
import { LISTED } from './find-duplicates.ts';
import { PreviewTable } from './PreviewTable.tsx';
import type { DuplicateChoice, ImportState } from './use-import.ts';

type Checked = Extract<ImportState, { step: 'check' }>;

interface CheckStepProps {
  info: ObjectInfo;
  checked: Checked;
  onBack: () => void;
  /** Takes the corrected file, in place of one with faults. */
  onCorrected: (file: File) => void;
  onWrite: (choice: DuplicateChoice) => void;
}

/** What the import would write, or what is wrong with it line by line: only a file without faults is written. */
export function CheckStep({ info, checked, onBack, onCorrected, onWrite }: CheckStepProps) {
  const say = useText();
  const locale = useLocale();
  const [choice, setChoice] = useState<DuplicateChoice>('skip');
  const { file, rows, faults, duplicates } = checked;
  const created = rows.filter(({ id }) => id === undefined).length;
  const saveFaults = () => {
    const reasons = reasonsByLine(faults, (fault) => faultText(fault, say));
    const content = failedRowsFile(file, reasons, { locale, heading: say('importing.fault') });
    download(content, fileName(`${file.name}-${say('importing.faultFile')}`, 'csv'));
  };
  const count = rows.length - (choice === 'skip' ? duplicates.length : 0);
  return (
    <>
      <FaultTable faults={faults} />
      {faults.length === 0 && (
        <>
          <Alert severity="success" role="status">
            {say('importing.ready', { created, updated: rows.length - created })}
          </Alert>
          {duplicates.length > 0 && (
            <Alert severity="warning">
              <Typography variant="body2" sx={{ mb: 2 }}>
                {say('importing.duplicates', { count: duplicates.length })}
              </Typography>
              <ul style={{ margin: 0, paddingInlineStart: 20 }}>
                {duplicates.slice(0, LISTED).map(({ line, recordIds }) => (
                  <li key={line}>
                    {say('importing.line', { line })}:{' '}
                    {recordIds.length === 0 && say('importing.alikeUnnamed')}
                    {recordIds.map((id) => (
                      <Link
                        key={id}
                        component={RouterLink}
                        to={paths.record(info.apiName, id)}
                        target="_blank"
                        sx={{ mr: 2 }}
                      >
                        {id}
                      </Link>
                    ))}
                  </li>
                ))}
              </ul>
              <RadioGroup
                aria-label={say('importing.duplicateChoice')}
                value={choice}
                onChange={(_, value) => setChoice(value as DuplicateChoice)}
              >
                <FormControlLabel
                  value="skip"
                  control={<Radio size="small" />}
                  label={say('importing.skip')}
                />
                <FormControlLabel
                  value="save"
                  control={<Radio size="small" />}
                  label={say('importing.save')}
                />
              </RadioGroup>
            </Alert>
          )}
          <PreviewTable info={info} checked={checked} />
        </>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, justifyContent: 'flex-end' }}>
        {faults.some(({ line }) => line !== undefined) && (
          <Button onClick={saveFaults}>{say('importing.downloadFaults')}</Button>
        )}
        <Button onClick={onBack}>{say('importing.backToMapping')}</Button>
        {faults.length > 0 && (
          <FilePick variant="contained" label={say('importing.corrected')} onFile={onCorrected} />
        )}
        {faults.length === 0 && (
          <Button variant="contained" disabled={count === 0} onClick={() => onWrite(choice)}>
            {say('importing.write', { count })}
          </Button>
        )}
      </Box>
    </>
  );
}

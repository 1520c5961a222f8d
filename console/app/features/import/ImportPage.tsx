import { Alert, Box, Button, LinearProgress, Step, StepLabel, Stepper, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useResourceContext } from 'react-admin';
import { Link } from 'react-router-dom';
import { usePlatform } from '#client/react/platform-provider.tsx';
import type { ObjectInfo } from '#client/records/types.ts';
import { objectInfoQuery } from '../../data/queries/metadata-queries.ts';
import { useText } from '../../i18n/use-text.ts';
import { paths } from '../../paths.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorPanel } from '../../ui/ErrorPanel.tsx';
import { ObjectMark } from '../../ui/ObjectMark.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Pending } from '../../ui/Pending.tsx';
import { usePageTitle } from '../shell/use-page-title.ts';
import { CheckStep } from './CheckStep.tsx';
import { FileStep } from './FileStep.tsx';
import { MappingStep } from './MappingStep.tsx';
import { ResultStep } from './ResultStep.tsx';
import { type Import, type ImportProgress, useImport } from './use-import.ts';

const STEPS = ['file', 'mapping', 'check', 'result'] as const;

/** Records from a CSV file: choose it, say which column is which field, check every line, then write. */
export function ImportPage() {
  const say = useText();
  const platform = usePlatform();
  const objectApiName = useResourceContext() ?? '';
  const info = useQuery(objectInfoQuery(platform, objectApiName));
  const title = say('importing.title', { objects: info.data?.labelPlural ?? objectApiName });
  usePageTitle(title);
  if (info.error) return <ErrorPanel isPage error={info.error} onRetry={info.refetch} />;
  if (!info.data) return <Pending />;
  if (!info.data.createable && !info.data.updateable) {
    return (
      <EmptyState isPage title={say('importing.forbidden')}>
        <Button variant="outlined" component={Link} to={paths.list(objectApiName)}>
          {say('record.toList')}
        </Button>
      </EmptyState>
    );
  }
  return (
    <>
      <PageHead
        mark={<ObjectMark object={info.data} size={32} />}
        over={
          <Link to={paths.list(objectApiName)} style={{ color: 'inherit' }}>
            {info.data.labelPlural}
          </Link>
        }
        title={title}
      />
      <ImportSteps info={info.data} />
    </>
  );
}

function ImportSteps({ info }: { info: ObjectInfo }) {
  const say = useText();
  const run = useImport(info);
  const { state, problem, progress } = run;
  return (
    <Box
      sx={{
        p: { xs: 3, md: 6 },
        display: 'grid',
        gap: 5,
        gridTemplateColumns: 'minmax(0, 1fr)',
        maxWidth: 1120,
      }}
    >
      <Stepper activeStep={STEPS.indexOf(state.step)} alternativeLabel>
        {STEPS.map((step) => (
          <Step key={step} completed={STEPS.indexOf(step) < STEPS.indexOf(state.step)}>
            <StepLabel>{say(`importing.step_${step}`)}</StepLabel>
          </Step>
        ))}
      </Stepper>
      {problem && <Alert severity="error">{problem}</Alert>}
      {progress ? <Progress progress={progress} onStop={run.stop} /> : <StepBody info={info} run={run} />}
    </Box>
  );
}

function StepBody({ info, run }: { info: ObjectInfo; run: Import }) {
  const { state, setState } = run;
  const restart = () => setState({ step: 'file', faults: [] });
  switch (state.step) {
    case 'file':
      return <FileStep faults={state.faults} onFile={run.open} />;
    case 'mapping':
      return (
        <MappingStep
          info={info}
          mapped={state}
          onChange={(changed) => setState({ ...state, ...changed })}
          onBack={restart}
          onNext={() => run.check(state)}
        />
      );
    case 'check': {
      const { file, mapping, key } = state;
      return (
        <CheckStep
          info={info}
          checked={state}
          onBack={() => setState({ step: 'mapping', file, mapping, key })}
          onCorrected={(chosen) => run.openCorrected(chosen, state)}
          onWrite={(choice) => run.write(state, choice)}
        />
      );
    }
    case 'result':
      return <ResultStep info={info} result={state} onAgain={restart} onUndo={() => run.takeBack(state)} />;
  }
}

function Progress({
  progress: { kind, done, total },
  onStop,
}: {
  progress: ImportProgress;
  onStop: () => void;
}) {
  const say = useText();
  const text = say(`importing.progress_${kind}`, { done, total });
  return (
    <Box>
      <Typography role="status" sx={{ mb: 2 }}>
        {text}
      </Typography>
      <LinearProgress
        aria-label={text}
        {...(total > 0 ? { variant: 'determinate' as const, value: (100 * done) / total } : {})}
      />
      {kind === 'writing' && (
        <Button sx={{ mt: 3 }} onClick={onStop}>
          {say('bulk.stop')}
        </Button>
      )}
    </Box>
  );
}

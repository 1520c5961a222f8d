import { Box, Button, Chip, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { usePlatform } from '#client/react/platform-provider.tsx';
import {
  type ActiveScenario,
  endScenario,
  readScenarios,
  runScenario,
  type SandboxScenario,
} from '#client/sandbox/scenarios.ts';
import { getScenarios } from '#generated/sandbox/client.gen.ts';
import { derivedQuery } from '../../../data/queries/platform-query.ts';
import { useLocale, useText } from '../../../i18n/use-text.ts';
import { SearchField } from '../../../ui/SearchField.tsx';
import { Section } from '../../object/Section.tsx';
import { remainingText } from './remaining-text.ts';
import { inLanguage } from './scenario-texts.ts';
import type { PartProps } from './use-controls.ts';

/** Every scenario with what it does; one click starts it, one ends it. */
export function ScenariosPart({ scope, change, active }: PartProps & { active: readonly ActiveScenario[] }) {
  const say = useText();
  const platform = usePlatform();
  const [term, setTerm] = useState('');
  const locale = useLocale();
  const { data = [] } = useQuery(
    derivedQuery(platform, getScenarios, {
      input: {},
      part: 'page',
      read: async () => inLanguage(await readScenarios(platform), locale),
    }),
  );
  const wanted = term.trim().toLowerCase();
  const shown = data.filter((each) =>
    `${each.name} ${each.title} ${each.description} ${each.area}`.toLowerCase().includes(wanted),
  );
  return (
    <Section
      title={say('sandbox.scenarios')}
      note={String(data.length)}
      tools={<SearchField label={say('sandbox.scenarioFilter')} value={term} onChange={setTerm} />}
    >
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', maxHeight: { lg: 940 }, overflowY: 'auto' }}>
        {shown.map((scenario) => {
          const running = active.find(({ name }) => name === scenario.name);
          return (
            <ScenarioLine
              key={scenario.name}
              scenario={scenario}
              running={running}
              onStart={() => change(() => runScenario(platform, scenario.name, { scope }))}
              onEnd={() => change(() => endScenario(platform, scenario.name, scope))}
            />
          );
        })}
      </Box>
    </Section>
  );
}

interface ScenarioLineProps {
  scenario: SandboxScenario;
  running: ActiveScenario | undefined;
  onStart: () => void;
  onEnd: () => void;
}

function ScenarioLine({ scenario, running, onStart, onEnd }: ScenarioLineProps) {
  const say = useText();
  const { name, area, title, description } = scenario;
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        gap: 3,
        alignItems: 'start',
        px: 4,
        py: 2,
        bgcolor: running ? 'action.selected' : undefined,
        '&:not(:first-of-type)': { borderTop: 1, borderColor: 'divider' },
      }}
    >
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="body1" sx={{ fontWeight: 600 }}>
          {title}{' '}
          <Typography component="code" variant="caption" color="textSecondary">
            {name}
          </Typography>
        </Typography>
        <Typography variant="body2" color="textSecondary" sx={{ maxWidth: '72ch' }}>
          {description}
        </Typography>
        <Box sx={{ display: 'flex', gap: 1, mt: 1 }}>
          <Chip label={area} lang="en" />
          {running && (
            <Chip
              color="primary"
              label={`${say('sandbox.active')}, ${remainingText(running.remaining, say)}`}
            />
          )}
        </Box>
      </Box>
      <Button
        variant={running ? 'contained' : 'outlined'}
        aria-label={say(running ? 'sandbox.endNamed' : 'sandbox.startNamed', { name: title })}
        onClick={running ? onEnd : onStart}
      >
        {say(running ? 'sandbox.end' : 'sandbox.start')}
      </Button>
    </Box>
  );
}

import { Box, Chip, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { usePlatform } from '#client/react/platform-provider.tsx';
import type { DuplicatesConfiguration } from '#client/records/duplicates.ts';
import type { ObjectInfo } from '#client/records/types.ts';
import { getDuplicatesConfiguration } from '#generated/record-data/client.gen.ts';
import { platformQuery } from '../../../data/queries/platform-query.ts';
import { useText } from '../../../i18n/use-text.ts';
import { ErrorPanel } from '../../../ui/ErrorPanel.tsx';
import { Pending } from '../../../ui/Pending.tsx';
import { DescribedObject } from '../DescribedObject.tsx';
import { Facts } from '../Facts.tsx';
import { NothingDescribed } from '../NothingDescribed.tsx';
import { Section } from '../Section.tsx';

type Rule = DuplicatesConfiguration['duplicateRules'][number];

/** When two records of the object count as the same, and what happens then. */
export function RulesPage() {
  const say = useText();
  return <DescribedObject title={say('describe.rules')}>{(info) => <Rules info={info} />}</DescribedObject>;
}

function Rules({ info }: { info: ObjectInfo }) {
  const say = useText();
  const platform = usePlatform();
  const { data, error, refetch } = useQuery(
    platformQuery(platform, getDuplicatesConfiguration, {
      path: { objectApiName: info.apiName },
    }),
  );
  if (error) return <ErrorPanel error={error} onRetry={refetch} />;
  if (!data) return <Pending />;
  if (data.duplicateRules.length === 0)
    return <NothingDescribed objectApiName={info.apiName} title={say('describe.noRules')} />;
  return data.duplicateRules.map((rule) => (
    <Section
      key={rule.name}
      title={rule.name}
      note={say(rule.active ? 'describe.active' : 'describe.inactive')}
    >
      <Facts
        facts={[
          [say('describe.onInsert'), withSteps(rule.actionOnInsert, rule.operationsOnInsert)],
          [say('describe.onUpdate'), withSteps(rule.actionOnUpdate, rule.operationsOnUpdate)],
          [say('describe.ruleFilters'), filterText(rule) || say('describe.noFilter')],
        ]}
      />
      <Box sx={{ px: 4, pb: 4 }}>
        <Typography variant="subtitle2" component="h3" color="textSecondary">
          {say('describe.matching')}
        </Typography>
        {rule.matchRules.map(({ name, matchEngine, matchFields, objectApiName }) => (
          <Box key={name} sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, py: 1, alignItems: 'center' }}>
            <strong>{name}</strong> <Chip label={matchEngine} />
            <span>
              {say('describe.comparedFields')}:{' '}
              {matchFields
                .map((field) =>
                  objectApiName === info.apiName ? (info.fields[field]?.label ?? field) : field,
                )
                .join(', ')}
            </span>
          </Box>
        ))}
      </Box>
    </Section>
  ));
}

const withSteps = (action: string | null, steps: readonly string[] = []): string =>
  [action ?? '–', steps.join(', ')].filter(Boolean).join(' · ');

const filterText = ({ duplicateRuleFilters = [] }: Rule): string =>
  duplicateRuleFilters
    .map(
      ({ ruleCritera, filterItems }) =>
        ruleCritera ||
        filterItems.map(({ field, operation, value }) => `${field} ${operation} ${value ?? '–'}`).join(', '),
    )
    .join('; ');

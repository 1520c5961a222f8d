import { Box, Chip } from '@mui/material';
import type { ObjectInfo } from '#client/records/types.ts';
import { useText } from '../../i18n/use-text.ts';
import { Facts } from './Facts.tsx';
import { Section } from './Section.tsx';

/** The key facts of an object and what this person may do with its records. */
export function ObjectOverview({ info }: { info: ObjectInfo }) {
  const say = useText();
  const rights = [
    info.queryable && say('object.rightRead'),
    info.createable && say('object.rightCreate'),
    info.updateable && say('object.rightUpdate'),
    info.deletable && say('object.rightDelete'),
  ].filter((right) => right !== false);
  const facts: [string, React.ReactNode][] = [
    [say('object.apiName'), <code key="name">{info.apiName}</code>],
    [say('object.keyPrefix'), <code key="prefix">{info.keyPrefix ?? '–'}</code>],
    [say('object.nameField'), info.nameFields.map((name) => info.fields[name]?.label ?? name).join(', ')],
    [
      say('describe.theme'),
      <Theme key="theme" color={info.themeInfo?.color} iconUrl={info.themeInfo?.iconUrl} />,
    ],
    [say('object.rights'), <Chips key="rights" texts={rights} />],
  ];
  return (
    <Section title={say('object.overview')} note={info.custom ? say('object.custom') : undefined}>
      <Facts facts={facts} />
    </Section>
  );
}

function Chips({ texts }: { texts: string[] }) {
  return (
    <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', gap: 1 }}>
      {texts.map((text) => (
        <Chip key={text} label={text} />
      ))}
    </Box>
  );
}

interface ThemeProps {
  color: string | null | undefined;
  iconUrl: string | null | undefined;
}

/** The icon as the platform draws it, on the colour of the object. */
function Theme({ color, iconUrl }: ThemeProps) {
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 2 }}>
      {iconUrl && (
        <Box
          component="img"
          src={iconUrl}
          alt=""
          width={24}
          height={24}
          sx={{ borderRadius: 1, bgcolor: color ? `#${color}` : 'text.secondary' }}
        />
      )}
      <code>
        {color ? `#${color}` : '–'} {iconUrl?.split('/').at(-1)}
      </code>
    </Box>
  );
}

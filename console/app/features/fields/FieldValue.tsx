import { Box, Chip, Link, useTheme } from '@mui/material';
import { Check, Minus } from 'lucide-react';
import { Link as RouterLink } from 'react-router-dom';
import type { FieldData } from '#client/records/types.ts';
import { useLocale, useText } from '../../i18n/use-text.ts';
import { fieldText } from './format.ts';

interface FieldValueProps {
  field: FieldData | undefined;
  dataType: string;
  /** Address inside the console that the value leads to. */
  to?: string;
  /** Text instead of the field's own, as the name of a record referred to. */
  text?: string;
  /** Whether long texts keep their lines. */
  isMultiline?: boolean;
}

/** A value as it is read: by the type of its field. */
export function FieldValue({ field, dataType, to, text, isMultiline }: FieldValueProps) {
  const locale = useLocale();
  if (!field) return null;
  if (dataType === 'Boolean') return <Truth isTrue={field.value === true} />;
  const shown = text ?? fieldText(field, dataType, locale);
  if (!shown) return null;
  if (to)
    return (
      <Link component={RouterLink} to={to}>
        {shown}
      </Link>
    );
  if (dataType === 'Picklist') return <Chip label={shown} />;
  if (dataType === 'MultiPicklist') return <Chips texts={shown.split(';')} />;
  const href = outsideAddress(dataType, shown);
  if (href)
    return (
      <Link href={href} {...(dataType === 'Url' && { target: '_blank', rel: 'noreferrer' })}>
        {shown}
      </Link>
    );
  return <span style={isMultiline ? { whiteSpace: 'pre-wrap' } : undefined}>{shown}</span>;
}

function Truth({ isTrue }: { isTrue: boolean }) {
  const say = useText();
  const { palette } = useTheme();
  const Icon = isTrue ? Check : Minus;
  const color = isTrue ? palette.primary.main : palette.text.secondary;
  return (
    <span
      role="img"
      aria-label={say(isTrue ? 'field.yes' : 'field.no')}
      style={{ display: 'inline-flex', verticalAlign: 'middle', color }}
    >
      <Icon size={16} strokeWidth={isTrue ? 2 : 1.5} />
    </span>
  );
}

function Chips({ texts }: { texts: string[] }) {
  return (
    <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', gap: 1 }}>
      {texts.map((text) => (
        <Chip key={text} label={text.trim()} />
      ))}
    </Box>
  );
}

/** Only addresses that cannot run anything become links. */
function outsideAddress(dataType: string, text: string): string | undefined {
  if (dataType === 'Email') return `mailto:${text}`;
  if (dataType === 'Phone') return `tel:${text.replace(/[^\d+]/g, '')}`;
  if (dataType === 'Url' && /^https?:\/\//.test(text)) return text;
  return undefined;
}

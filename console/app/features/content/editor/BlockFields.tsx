import { Box, Button, TextField, Typography } from '@mui/material';
import { useText } from '../../../i18n/use-text.ts';
import type { Block } from '../blocks/block.ts';
import { type BlockField, fieldsOf } from '../blocks/fields.ts';
import type { ContentLanguage } from '../languages.ts';
import { LANGUAGE_NAMES } from '../languages.ts';
import { BannerPreview } from './BannerPreview.tsx';
import { PictureField } from './PictureField.tsx';
import type { Edits } from './use-edits.ts';
import type { Saving } from './use-saving.ts';

interface BlockFieldsProps {
  block: Block;
  edits: Edits;
  saving: Saving;
  isReadOnly: boolean;
}

/** The fields of a block, its languages side by side. */
export function BlockFields({ block, edits, ...rest }: BlockFieldsProps) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 4,
        alignItems: 'start',
        gridTemplateColumns: {
          xs: 'minmax(0, 1fr)',
          md: `repeat(${edits.languages.length}, minmax(0, 1fr))`,
        },
      }}
    >
      {edits.languages.map((language) => (
        <SideFields key={language} {...{ block, edits, language, ...rest }} />
      ))}
    </Box>
  );
}

type SideFieldsProps = BlockFieldsProps & { language: ContentLanguage };

function SideFields({ block, edits, saving, language, isReadOnly }: SideFieldsProps) {
  const say = useText();
  const entry = block.entries[language];
  const side = say(LANGUAGE_NAMES[language]);
  if (!entry)
    return (
      <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
        <Typography variant="body2" color="textSecondary">
          {say('contentPages.onlyOther', { language: side })}
        </Typography>
        {!isReadOnly && (
          <Button size="small" variant="outlined" onClick={() => edits.complete(block, language)}>
            {say('contentPages.complete', { language: side })}
          </Button>
        )}
      </Box>
    );
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      {fieldsOf(block.part, entry).map((field, place) => (
        <OneField
          key={field.path.join('.')}
          {...{ field, language, isReadOnly }}
          name={`${language} ${place}`}
          label={`${say(`contentPages.field_${field.kind}`)} (${side})`}
          fault={saving.faultAt(block.id, language, place)}
          onType={(text) => edits.type(block.id, language, field, text)}
        />
      ))}
      {block.part === 'whole' && <BannerPreview {...{ entry, language }} name={side} />}
    </Box>
  );
}

interface OneFieldProps {
  field: BlockField;
  /** By which its fault leads to it. */
  name: string;
  label: string;
  language: ContentLanguage;
  isReadOnly: boolean;
  fault: ReturnType<Saving['faultAt']>;
  onType: (text: string) => void;
}

const LINES: Partial<Record<BlockField['kind'], number>> = { text: 2, list: 2, message: 1 };

function OneField({ field, name, label, language, isReadOnly, fault, onType }: OneFieldProps) {
  const say = useText();
  const { kind, value } = field;
  const told = fault && say(fault.reason, fault.values);
  if (kind === 'picture')
    return <PictureField {...{ name, label, value, language, isReadOnly, told, onType }} />;
  const lines = LINES[kind];
  const hint =
    kind === 'list' ? say('contentPages.listHint') : kind === 'alt' ? say('contentPages.altHint') : undefined;
  return (
    <TextField
      data-field={name}
      label={label}
      value={value}
      lang={language}
      disabled={isReadOnly}
      error={Boolean(told)}
      helperText={told ?? hint}
      onChange={({ target }) => onType(target.value)}
      {...(lines && { multiline: true, minRows: lines, maxRows: 14 })}
    />
  );
}

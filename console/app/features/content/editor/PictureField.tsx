import { Box, TextField } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { mediaPath } from '#client/content/images.ts';
import { usePlatform } from '#client/react/platform-provider.tsx';
import { getListRecordsByName } from '#generated/record-data/client.gen.ts';
import { derivedQuery } from '../../../data/queries/platform-query.ts';
import { TypeAhead } from '../../../ui/TypeAhead.tsx';
import { useDebounced } from '../../search/use-debounced.ts';
import type { ContentLanguage } from '../languages.ts';
import { findPictures, readPictures } from '../pictures.ts';

interface PictureFieldProps {
  /** By which its fault leads to it. */
  name: string;
  label: string;
  /** Content key of the picture; empty where none is chosen. */
  value: string;
  language: ContentLanguage;
  isReadOnly: boolean;
  /** What is wrong with it. */
  told: string | undefined;
  onType: (key: string) => void;
}

const KEYS_MIN = 2;

/** Chooses one of the shop's pictures by its title. */
export function PictureField({ name, label, value, language, isReadOnly, told, onType }: PictureFieldProps) {
  const platform = usePlatform();
  const [term, setTerm] = useState('');
  const asked = useDebounced(term.trim(), 250);
  const chosen = useQuery(
    derivedQuery(platform, getListRecordsByName, {
      input: value && { pictures: [value] },
      part: 'picture',
      read: () => readPictures(platform, [value]),
    }),
  );
  const found = useQuery(
    derivedQuery(platform, getListRecordsByName, {
      input: asked.length >= KEYS_MIN && { pictures: asked },
      part: 'pictures',
      read: () => findPictures(platform, asked),
    }),
  );
  const option = (key: string, name: string) => ({ id: key, label: name });
  return (
    <Box data-field={name} sx={{ display: 'grid', gap: 2 }}>
      {value && (
        <Box
          component="img"
          src={`${mediaPath(value)}?width=320&format=webp`}
          alt=""
          sx={{ maxWidth: 1, height: 96, objectFit: 'contain', objectPosition: 'left', borderRadius: 1 }}
        />
      )}
      <TypeAhead
        options={(found.data ?? []).map(({ key, name }) => option(key, name))}
        value={
          (value ? option(value, nameOf(chosen.data ?? [], language) ?? value) : null) as {
            id: string;
            label: string;
          }
        }
        loading={found.isFetching}
        disabled={isReadOnly}
        onInputChange={(_, text, reason) => reason === 'input' && setTerm(text)}
        onChange={(_, picked) => onType((picked as { id: string } | null)?.id ?? '')}
        renderInput={(input) => (
          <TextField {...input} label={label} error={Boolean(told)} helperText={told} />
        )}
      />
    </Box>
  );
}

/** The title of a picture in a language, else in its own. */
const nameOf = (pictures: Awaited<ReturnType<typeof readPictures>>, language: ContentLanguage) =>
  (pictures.find((picture) => picture.language === language) ?? pictures[0])?.name;

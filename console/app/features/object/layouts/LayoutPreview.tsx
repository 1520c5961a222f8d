import { Box, Typography } from '@mui/material';
import type { LayoutItem, ObjectInfo, RecordLayout } from '#client/records/types.ts';
import { typeText } from '../field-facts.ts';

interface LayoutPreviewProps {
  layout: RecordLayout;
  info: ObjectInfo;
}

/** The page that a layout makes: its sections in their columns, each field as a place of its type. */
export function LayoutPreview({ layout: { sections, mode }, info }: LayoutPreviewProps) {
  const isForm = mode !== 'View';
  return sections.map(({ id, heading, useHeading, columns, layoutRows }) => (
    <Box key={id} sx={{ p: 4 }}>
      {useHeading && heading && (
        <Typography variant="h3" sx={{ mb: 2 }}>
          {heading}
        </Typography>
      )}
      <Box
        sx={{
          display: 'grid',
          columnGap: 5,
          rowGap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: `repeat(${columns}, minmax(0, 1fr))` },
        }}
      >
        {layoutRows.flatMap(({ layoutItems }, row) =>
          layoutItems.map((item, column) => (
            <Place key={`${row} ${column}`} item={item} info={info} isForm={isForm} />
          )),
        )}
      </Box>
    </Box>
  ));
}

interface PlaceProps {
  item: LayoutItem;
  info: ObjectInfo;
  isForm: boolean;
}

function Place({ item, info, isForm }: PlaceProps) {
  const fields = item.layoutComponents.flatMap(({ componentType, apiName }) =>
    componentType === 'Field' && apiName ? (info.fields[apiName] ?? []) : [],
  );
  if (fields.length === 0) return <Box aria-hidden sx={{ minHeight: 44 }} />;
  const isWritable = isForm && (item.editableForNew || item.editableForUpdate);
  return (
    <div>
      <Typography variant="caption" color="textSecondary" component="div">
        {item.label}
        {item.required && ' *'}
      </Typography>
      <Box
        sx={{
          minHeight: 28,
          display: 'flex',
          alignItems: 'center',
          px: isWritable ? 2 : 0,
          border: isWritable ? 1 : 0,
          borderBottom: 1,
          borderColor: isWritable ? 'text.secondary' : 'divider',
          borderRadius: isWritable ? 1 : 0,
          color: 'text.secondary',
          fontSize: 12,
        }}
      >
        {fields.map(typeText).join(' · ')}
      </Box>
    </div>
  );
}

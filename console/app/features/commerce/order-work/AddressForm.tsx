import { Box, MenuItem, TextField } from '@mui/material';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { usePlatform } from '#client/react/platform-provider.tsx';
import { readRows } from '#client/records/query-rows.ts';
import { getQuery } from '#generated/platform/client.gen.ts';
import { derivedQuery } from '../../../data/queries/platform-query.ts';
import type { ConsoleRecord } from '../../../data/record.ts';
import { changeFollowedRecord } from '../../../data/record-service.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Pending } from '../../../ui/Pending.tsx';
import { DialogForm } from './DialogForm.tsx';

/** Parts of an address in the order in which they are typed, with how many columns of twelve each takes. */
const PARTS = [
  ['DeliverToFirstName', 'given-name', 6],
  ['DeliverToLastName', 'family-name', 6],
  ['CompanyName', 'organization', 12],
  ['DeliverToStreet', 'street-address', 12],
  ['DeliverToPostalCode', 'postal-code', 4],
  ['DeliverToCity', 'address-level2', 8],
  ['ShipToPhoneNumber', 'tel', 12],
] as const;
const NEEDED: readonly string[] = [
  'DeliverToLastName',
  'DeliverToStreet',
  'DeliverToPostalCode',
  'DeliverToCity',
];

type Part = (typeof PARTS)[number][0];
type Delivery = { Id: string; Name: string; DeliverToName: string | null } & Record<Part, string | null>;

interface AddressFormProps {
  order: ConsoleRecord;
  onClose: () => void;
}

/** Where a delivery of an order goes; offered until something has been dispatched. */
export function AddressForm({ order, onClose }: AddressFormProps) {
  const platform = usePlatform();
  const { data } = useQuery(
    derivedQuery(platform, getQuery, {
      input: { orderId: order.id, systemModstamp: order.systemModstamp },
      part: 'deliveries',
      read: () =>
        readRows<Delivery>(
          platform,
          `SELECT Id, Name, DeliverToName, ${PARTS.map(([name]) => name).join(', ')}
          FROM OrderDeliveryGroup WHERE OrderId = '${order.id}' ORDER BY CreatedDate, Id LIMIT 50`,
        ),
    }),
  );
  const [chosen, setChosen] = useState(0);
  const delivery = data?.[chosen];
  if (!data || !delivery) return <Pending />;
  return (
    <DeliveryForm
      key={delivery.Id}
      {...{ order, delivery, deliveries: data, onClose }}
      onChoose={setChosen}
    />
  );
}

interface DeliveryFormProps extends AddressFormProps {
  delivery: Delivery;
  deliveries: readonly Delivery[];
  onChoose: (index: number) => void;
}

function DeliveryForm({ order, delivery, deliveries, onChoose, onClose }: DeliveryFormProps) {
  const say = useText();
  const notify = useNotify();
  const platform = usePlatform();
  const [values, setValues] = useState<Partial<Record<Part, string>>>({});
  const textOf = (part: Part) => values[part] ?? delivery[part] ?? '';
  const changed = PARTS.map(([part]) => part).filter(
    (part) => textOf(part).trim() !== (delivery[part] ?? ''),
  );
  const missing = PARTS.map(([part]) => part).filter((part) => NEEDED.includes(part) && !textOf(part).trim());
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      const given = changed.map((part) => [part, textOf(part).trim() || null]);
      const names = [textOf('DeliverToFirstName'), textOf('DeliverToLastName')];
      const fields = { ...Object.fromEntries(given), DeliverToName: names.filter(Boolean).join(' ') };
      const before = {
        id: delivery.Id,
        apiName: 'OrderDeliveryGroup',
        values: { ...delivery },
      };
      await changeFollowedRecord(platform, before, fields, order.id);
    },
    onSuccess: () => {
      notify(say('orderWork.addressSaved'), { autoHideDuration: 8000 });
      onClose();
    },
  });
  return (
    <DialogForm
      submit={say('orderWork.saveAddress')}
      isReady={changed.length > 0 && missing.length === 0}
      isFilled={changed.length > 0}
      {...{ isPending, error, onClose }}
      onSubmit={mutate}
    >
      {deliveries.length > 1 && (
        <TextField
          select
          label={say('orderWork.delivery')}
          value={deliveries.indexOf(delivery)}
          onChange={({ target }) => onChoose(Number(target.value))}
        >
          {deliveries.map(({ Id, Name, DeliverToCity }, index) => (
            <MenuItem key={Id} value={index}>
              {[index + 1, Name, DeliverToCity].filter(Boolean).join(' · ')}
            </MenuItem>
          ))}
        </TextField>
      )}
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'repeat(12, minmax(0, 1fr))', pt: 1 }}>
        {PARTS.map(([part, autoComplete, columns]) => (
          <TextField
            key={part}
            label={say(`orderAddress.${part}`)}
            value={textOf(part)}
            required={NEEDED.includes(part)}
            error={missing.includes(part)}
            helperText={missing.includes(part) && say('orderWork.needed')}
            onChange={({ target }) => setValues({ ...values, [part]: target.value })}
            slotProps={{ htmlInput: { autoComplete, maxLength: 255 } }}
            sx={{ gridColumn: { xs: 'span 12', sm: `span ${columns}` } }}
          />
        ))}
      </Box>
    </DialogForm>
  );
}

import type { FieldInfo } from '#client/records/types.ts';
import type { ConsoleRecord } from '../../data/record.ts';
import { relatedRecord } from '../../data/record.ts';
import { recordName } from '../../data/record-name.ts';
import { paths } from '../../paths.ts';
import { FieldValue } from '../fields/FieldValue.tsx';
import { RichText } from '../fields/RichText.tsx';

interface RecordValueProps {
  record: ConsoleRecord;
  field: FieldInfo;
  /** Whether it leads nowhere, as where it is something to choose. */
  isPlain?: boolean;
}

/** The value of a record's field, a reference by the name of what it refers to. */
export function RecordValue({ record, field, isPlain = false }: RecordValueProps) {
  const { apiName, dataType, relationshipName, referenceToInfos, htmlFormatted, label } = field;
  const { value } = record.fields[apiName] ?? {};
  if (htmlFormatted && typeof value === 'string') return <RichText html={value} title={label} />;
  const target = dataType === 'Reference' ? relatedRecord(record.fields, relationshipName) : undefined;
  const nameFields = referenceToInfos.find((each) => each.apiName === target?.apiName)?.nameFields;
  return (
    <FieldValue
      field={record.fields[apiName]}
      dataType={dataType}
      isMultiline={dataType === 'TextArea'}
      to={!isPlain && target?.id ? paths.record(target.apiName, target.id) : undefined}
      text={target && recordName(target, nameFields)}
    />
  );
}

import styles from './order-number.module.css';

/** A sentence with the number of an order, which never breaks at its hyphens. */
export function OrderNumber({ sentence, number }: { sentence: string; number: string }) {
  const at = sentence.indexOf(number);
  if (at < 0) return sentence;
  return (
    <>
      {sentence.slice(0, at)}
      <span className={styles.number}>{number}</span>
      {sentence.slice(at + number.length)}
    </>
  );
}

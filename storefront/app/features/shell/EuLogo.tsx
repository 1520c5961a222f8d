import styles from './footer.module.css';

/** The common sign of the EU for mail-order medicines, with the flag of Germany, drawn plainly. */
export function EuLogo() {
  return (
    <svg className={styles.euMark} viewBox="0 0 96 72" aria-hidden="true">
      <rect className={styles.euGround} width="96" height="72" rx="3" />
      <path className={styles.euStripeLight} d="M4 4h88v15H4z" />
      <path className={styles.euStripeMiddle} d="M4 21h88v14H4z" />
      <path className={styles.euStripeGrey} d="M4 37h88v14H4z" />
      <path className={styles.euStripeDark} d="M4 53h88v15H4z" />
      <path className={styles.euCross} d="M52 12h14v16h16v14H66v16H52V42H36V28h16z" />
      <path className={styles.flagBlack} d="M10 38h26v5H10z" />
      <path className={styles.flagRed} d="M10 43h26v5H10z" />
      <path className={styles.flagGold} d="M10 48h26v5H10z" />
    </svg>
  );
}

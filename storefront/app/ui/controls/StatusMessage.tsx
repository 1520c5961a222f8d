import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './status-message.module.css';

export type MessageKind = 'error' | 'warning' | 'info' | 'success';

const icons = { error: CircleAlert, warning: TriangleAlert, info: Info, success: CircleCheck };

interface StatusMessageProps {
  kind: MessageKind;
  title?: string;
  children?: ReactNode;
  /** Read out at once when it appears. */
  live?: boolean;
}

/** A message in the page: what happened and what to do. */
export function StatusMessage({ kind, title, children, live = false }: StatusMessageProps) {
  const Icon = icons[kind];
  const role = live ? (kind === 'error' ? 'alert' : 'status') : undefined;
  return (
    <div className={classNames(styles.message, styles[kind])} role={role}>
      <Icon size={20} strokeWidth={1.5} aria-hidden />
      <div className={styles.body}>
        {title ? <p className={styles.title}>{title}</p> : null}
        {children}
      </div>
    </div>
  );
}

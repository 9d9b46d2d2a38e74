import type { ComponentPropsWithRef, ReactNode } from 'react';
import { forwardRef } from '../forward-ref.ts';
import styles from './Timeline.module.css';

export interface TimelineEvent {
  id: string;
  /** What happened: text or a link. */
  title: ReactNode;
  /** The date, formatted. */
  time?: ReactNode;
  /** Details of the event. */
  children?: ReactNode;
  /** A future event, drawn with a hollow mark. Say so in its text too. */
  ahead?: boolean | undefined;
}

export interface TimelineProps extends Omit<ComponentPropsWithRef<'ol'>, 'children'> {
  /** Oldest first. */
  events: readonly TimelineEvent[];
}

/** Past and future events along a vertical line. */
export const Timeline = /* @__PURE__ */ forwardRef(function Timeline({ events, className, ...props }: TimelineProps) {
  return (
    <ol data-part="timeline" {...props} className={className}>
      {events.map(({ id, title, time, children, ahead = false }) => (
        <li data-part="timeline-event" key={id} className={styles.event} data-state={ahead ? 'ahead' : 'past'}>
          <div data-part="timeline-title">{title}</div>
          {time && (
            <div data-part="timeline-time" className={styles.note}>
              {time}
            </div>
          )}
          {children && (
            <div data-part="timeline-details" className={styles.note}>
              {children}
            </div>
          )}
        </li>
      ))}
    </ol>
  );
});

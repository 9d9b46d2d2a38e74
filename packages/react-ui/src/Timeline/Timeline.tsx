import type { ComponentPropsWithRef, ReactNode } from 'react';
import { forwardRef } from '../forward-ref.ts';
import styles from './Timeline.module.css';

export interface TimelineEvent {
  id: string;
  /** What happened: words or a link. */
  title: ReactNode;
  /** When, as readers write it. */
  time?: ReactNode;
  /** What there is to know about it. */
  children?: ReactNode;
  /** Not yet: it is drawn as an empty mark. Say so in its words too. */
  ahead?: boolean | undefined;
}

export interface TimelineProps extends Omit<ComponentPropsWithRef<'ol'>, 'children'> {
  /** In the order in which they happen. */
  events: readonly TimelineEvent[];
}

/** What happened and what is still to come, one below the other along a line. */
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

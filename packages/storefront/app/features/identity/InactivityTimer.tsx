import { useToast } from '@basin/react-ui';
import { idleTimeoutSeconds } from '@basin/domain';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import { useLanguage } from '../../shell/texts/TextsProvider.tsx';

const activityEvents = ['pointerdown', 'pointermove', 'keydown', 'scroll', 'focusin'];

const idleMs = idleTimeoutSeconds * 1000;

/** How often activity is announced to the other tabs. */
const announceMs = 60_000;

interface InactivityTimerProps {
  /** Whether the page is for customers only. */
  readonly isSecure: boolean;
}

/**
 * Redirects from a secure page home with a message after the session's idle timeout. Activity in another tab counts
 * too. Activity after the timeout also redirects, because timers pause while a computer sleeps. @see platform spec §8, §9
 */
export default function InactivityTimer({ isSecure }: InactivityTimerProps) {
  const { t, path } = useLanguage();
  const navigate = useNavigate();
  const toast = useToast();
  const leave = useEffectEvent(() => {
    if (!isSecure) return;
    toast({ text: t('error.inactivity'), tone: 'danger' }); // stays, because the customer is away
    void navigate(path('/'));
  });
  useEffect(() => {
    const otherTabs = new BroadcastChannel('activity');
    let timer = setTimeout(() => leave(), idleMs);
    let lastActivity = Date.now();
    let lastAnnounced = 0;
    const restart = () => {
      clearTimeout(timer);
      const isTooLate = Date.now() - lastActivity >= idleMs;
      lastActivity = Date.now();
      timer = setTimeout(() => leave(), isTooLate ? 0 : idleMs);
    };
    const note = () => {
      restart();
      if (lastActivity - lastAnnounced < announceMs) return;
      lastAnnounced = lastActivity;
      otherTabs.postMessage(null);
    };
    otherTabs.onmessage = restart;
    for (const event of activityEvents) addEventListener(event, note, { passive: true });
    return () => {
      clearTimeout(timer);
      otherTabs.close();
      for (const event of activityEvents) removeEventListener(event, note);
    };
  }, []);
  return null;
}

import { useToast } from '@basin/react-ui';
import { idleTimeoutSeconds } from '@basin/domain';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useLanguage } from '../../shell/texts/TextsProvider.tsx';

const activityEvents = ['pointerdown', 'pointermove', 'keydown', 'scroll', 'focusin'];

const idleMs = idleTimeoutSeconds * 1000;

/**
 * Redirects home with a message after the session's idle timeout. Activity after the timeout also redirects, because
 * timers pause while a computer sleeps. @see platform spec §8, §9
 */
export default function InactivityTimer() {
  const { t, path } = useLanguage();
  const navigate = useNavigate();
  const toast = useToast();
  useEffect(() => {
    const leave = () => {
      toast({ text: t('error.inactivity'), tone: 'danger' }); // stays, because the customer is away
      void navigate(path('/'));
    };
    let timer = setTimeout(leave, idleMs);
    let lastActivity = Date.now();
    const restart = () => {
      clearTimeout(timer);
      const isTooLate = Date.now() - lastActivity >= idleMs;
      lastActivity = Date.now();
      timer = setTimeout(leave, isTooLate ? 0 : idleMs);
    };
    for (const event of activityEvents) addEventListener(event, restart, { passive: true });
    return () => {
      clearTimeout(timer);
      for (const event of activityEvents) removeEventListener(event, restart);
    };
  }, [navigate, path, t, toast]);
  return null;
}

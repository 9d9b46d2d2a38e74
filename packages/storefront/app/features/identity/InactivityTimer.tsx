import { useToast } from '@basin/react-ui';
import { idleTimeoutSeconds } from '@basin/domain';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useLanguage } from '../../shell/texts/TextsProvider.tsx';

const signs = ['pointerdown', 'pointermove', 'keydown', 'scroll', 'focusin'];

const idleMs = idleTimeoutSeconds * 1000;

/**
 * Leads home, and says why, once the shopper has done nothing for as long as a session may idle. The first sign after that counts as
 * too late: timers stand still while a computer sleeps. @see platform spec §8, §9
 */
export default function InactivityTimer() {
  const { t, path } = useLanguage();
  const navigate = useNavigate();
  const toast = useToast();
  useEffect(() => {
    const leave = () => {
      toast({ text: t('error.inactivity') });
      void navigate(path('/'));
    };
    let timer = setTimeout(leave, idleMs);
    let lastSign = Date.now();
    const restart = () => {
      clearTimeout(timer);
      const isTooLate = Date.now() - lastSign >= idleMs;
      lastSign = Date.now();
      timer = setTimeout(leave, isTooLate ? 0 : idleMs);
    };
    for (const sign of signs) addEventListener(sign, restart, { passive: true });
    return () => {
      clearTimeout(timer);
      for (const sign of signs) removeEventListener(sign, restart);
    };
  }, [navigate, path, t, toast]);
  return null;
}

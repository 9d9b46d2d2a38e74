import { useState, type SubmitEvent } from 'react';
import { additionFields as field } from '../cart/index.ts';
import { useLanguage } from '../../shell/texts/TextsProvider.tsx';
import { isPlannableArea } from './room-sizes.ts';

/** Returns a submit handler that first checks a planned area, and whether the area was rejected, here or by the server. */
export function useAreaCheck(wasRejected: boolean, onSubmit: (event: SubmitEvent<HTMLFormElement>) => void) {
  const { isMetric } = useLanguage();
  const [isAreaRejected, setAreaRejected] = useState(wasRejected);
  const checkArea = (event: SubmitEvent<HTMLFormElement>) => {
    const area = event.currentTarget.elements.namedItem(field.area);
    const { submitter } = event.nativeEvent;
    const isChecked = submitter instanceof HTMLButtonElement && !submitter.formNoValidate;
    if (isChecked && area instanceof HTMLInputElement && !isPlannableArea(area.value, isMetric ? 'm' : 'ft')) {
      event.preventDefault();
      setAreaRejected(true);
      area.focus();
    } else onSubmit(event);
  };
  return { isAreaRejected, checkArea };
}

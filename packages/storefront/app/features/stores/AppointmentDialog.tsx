import { Dialog, Link, Notice, Text } from '@basin/react-ui';
import { useState } from 'react';
import { Form, useLocation } from 'react-router';
import { useFocusOnceDone } from '../../shell/document/use-focus-once-done.ts';
import { CheckedForm } from '../../shell/forms/CheckedForm.tsx';
import { ChoiceField } from '../../shell/forms/ChoiceField.tsx';
import { FormField } from '../../shell/forms/FormField.tsx';
import { MessageField } from '../../shell/forms/MessageField.tsx';
import { Problem } from '../../shell/forms/Problem.tsx';
import { SubmitButton } from '../../shell/forms/SubmitButton.tsx';
import { useLanguage } from '../../shell/texts/TextsProvider.tsx';
import type { AppointmentResult } from './book-appointment.server.ts';
import type { AppointmentOffer } from './showroom-view.ts';
import styles from './AppointmentDialog.module.css';

export interface AppointmentDialogProps {
  /** The hash that opens the dialog. */
  readonly id: string;
  readonly offer: AppointmentOffer;
  readonly result: AppointmentResult;
}

/** Books an appointment at a showroom and offers it as a calendar file. It also works without scripts. */
export default function AppointmentDialog({ id, offer, result }: AppointmentDialogProps) {
  const { t } = useLanguage();
  const booked = useFocusOnceDone<HTMLDivElement>(result.start !== undefined);
  return (
    <Dialog id={id} title={t('store.appointment')} closeLabel={t('action.close')} data-flag="modal-open">
      {result.start === undefined ? (
        <AppointmentForm id={id} offer={offer} form={result.form} problem={result.problem} />
      ) : (
        <div ref={booked} tabIndex={-1}>
          <Booked start={result.start} offer={offer} />
        </div>
      )}
    </Dialog>
  );
}

function Booked({ start, offer: { days, times, zone } }: { readonly start: string; readonly offer: AppointmentOffer }) {
  const { t } = useLanguage();
  const { pathname } = useLocation();
  const [day, time] = start.split('T');
  return (
    <Notice tone="success" role="status">
      <Text>{t('appointment.done')}</Text>
      <Text>{`${labelOf(days, day)}, ${labelOf(times, time)}, ${zone}`}</Text>
      <Link href={`${pathname}/appointment.ics?start=${start}`} download>
        {t('appointment.calendar')}
      </Link>
    </Notice>
  );
}

const labelOf = (options: AppointmentOffer['times'], value: string | undefined) =>
  options.find((option) => option.value === value)?.label ?? value;

function AppointmentForm({
  id,
  offer: { partnerNumber, days, times },
  form,
  problem,
}: Omit<AppointmentDialogProps, 'result'> & Extract<AppointmentResult, { form: unknown }>) {
  const { t } = useLanguage();
  const { pathname } = useLocation();
  const [day, setDay] = useState(form.values.appointmentDay);
  const open = days.find(({ value }) => value === day)?.times;
  return (
    <CheckedForm form={form} render={<Form method="post" action={`${pathname}#${id}`} />} className={styles.form}>
      <Text>{t('appointment.text')}</Text>
      <Problem text={problem} />
      {/* deduplicates forms that are sent twice to the same business partner */}
      <input type="hidden" name="key" value={partnerNumber} />
      <ChoiceField name="appointmentDay" form={form} options={days} onValueChange={setDay} />
      <ChoiceField
        name="appointmentTime"
        form={form}
        options={times.filter(({ value }) => open?.includes(value) ?? true)}
      />
      <FormField name="firstName" form={form} />
      <FormField name="lastName" form={form} />
      <FormField name="email" form={form} />
      <FormField name="phone" form={form} optional />
      <MessageField form={form} optional />
      <div>
        <SubmitButton variant="primary">{t('appointment.submit')}</SubmitButton>
      </div>
    </CheckedForm>
  );
}

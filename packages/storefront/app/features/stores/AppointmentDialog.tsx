import { Button, Dialog, Link, Notice, Text } from '@basin/react-ui';
import { Form, useLocation } from 'react-router';
import { CheckedForm } from '../../shell/forms/CheckedForm.tsx';
import { ChoiceField } from '../../shell/forms/ChoiceField.tsx';
import { FormField } from '../../shell/forms/FormField.tsx';
import { MessageField } from '../../shell/forms/MessageField.tsx';
import { useSending } from '../../shell/forms/use-sending.ts';
import { useLanguage } from '../../shell/texts/TextsProvider.tsx';
import type { AppointmentAnswer } from './book-appointment.server.ts';
import type { AppointmentOffer } from './showroom-view.ts';
import styles from './AppointmentDialog.module.css';

export interface AppointmentDialogProps {
  /** The hash that opens it. */
  readonly id: string;
  readonly offer: AppointmentOffer;
  readonly answer: AppointmentAnswer | undefined;
}

/** Books an hour at a showroom, and gives it as a file for calendars; also before scripts load. */
export default function AppointmentDialog({ id, offer, answer }: AppointmentDialogProps) {
  const { t } = useLanguage();
  return (
    <Dialog id={id} title={t('store.appointment')} closeLabel={t('action.close')} data-flag="modal-open">
      {answer?.start === undefined ? (
        <AppointmentForm id={id} offer={offer} form={answer?.form} />
      ) : (
        <Booked start={answer.start} />
      )}
    </Dialog>
  );
}

function Booked({ start }: { readonly start: string }) {
  const { t } = useLanguage();
  const { pathname } = useLocation();
  return (
    <Notice tone="success" role="status">
      <Text>{t('appointment.done')}</Text>
      <Link href={`${pathname}/appointment.ics?start=${start}`} download>
        {t('appointment.calendar')}
      </Link>
    </Notice>
  );
}

function AppointmentForm({
  id,
  offer: { partnerNumber, days, times },
  form,
}: Omit<AppointmentDialogProps, 'answer'> & Pick<AppointmentAnswer, 'form'>) {
  const { t } = useLanguage();
  const { pathname } = useLocation();
  const isBusy = useSending();
  return (
    <CheckedForm form={form} render={<Form method="post" action={`${pathname}#${id}`} />} className={styles.form}>
      <Text>{t('appointment.text')}</Text>
      {/* what is sent twice to one business partner is one appointment */}
      <input type="hidden" name="key" value={partnerNumber} />
      <ChoiceField name="appointmentDay" form={form} options={days} />
      <ChoiceField name="appointmentTime" form={form} options={times} />
      <FormField name="firstName" form={form} />
      <FormField name="lastName" form={form} />
      <FormField name="email" form={form} />
      <FormField name="phone" form={form} optional />
      <MessageField form={form} optional />
      <div>
        <Button type="submit" variant="primary" pending={isBusy}>
          {t('appointment.submit')}
        </Button>
      </div>
    </CheckedForm>
  );
}

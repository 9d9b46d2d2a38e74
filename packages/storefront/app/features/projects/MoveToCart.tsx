import { Button } from '@basin/react-ui';
import { Form, useNavigation } from 'react-router';
import { CustomerField } from '../../shell/forms/CustomerField.tsx';

interface MoveToCartProps {
  readonly label: string;
  /** The room to move, or the whole project by default. */
  readonly room?: string;
  readonly primary?: boolean;
}

/** Moves a project or one of its rooms to the cart. The result is shown at the top of the page. */
export function MoveToCart({ label, room, primary = false }: MoveToCartProps) {
  const sent = useNavigation().formData;
  const isBusy = sent?.get('intent') === 'move' && (sent.get('room') ?? undefined) === room;
  return (
    <Form method="post">
      <CustomerField />
      {room !== undefined && <input type="hidden" name="room" value={room} />}
      <Button
        type="submit"
        name="intent"
        value="move"
        variant={primary ? 'primary' : undefined}
        size={primary ? undefined : 'small'}
        pending={isBusy}
      >
        {label}
      </Button>
    </Form>
  );
}

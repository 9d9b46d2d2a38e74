import { Banner } from '../../Banner/Banner.tsx';
import { Button } from '../../Button/Button.tsx';
import { ErrorSummary } from '../../ErrorSummary/ErrorSummary.tsx';
import { IconButton } from '../../IconButton/IconButton.tsx';
import { Stack } from '../../Layout/Layout.tsx';
import { Link } from '../../Link/Link.tsx';
import { Notice } from '../../Notice/Notice.tsx';
import { ProgressBar } from '../../ProgressBar/ProgressBar.tsx';
import { Skeleton } from '../../Skeleton/Skeleton.tsx';
import { Spinner } from '../../Spinner/Spinner.tsx';
import { Timeline } from '../../Timeline/Timeline.tsx';
import { ToastRegion } from '../../Toast/ToastRegion.tsx';
import { Toasts } from '../../Toast/Toasts.tsx';
import { useToast } from '../../Toast/use-toast.ts';
import type { Guide } from './guide.ts';

const ignore = () => undefined;
const toast = (text: string, tone?: 'danger') => (
  <ToastRegion
    dismissLabel="Dismiss"
    durationMs={100_000_000}
    onDismiss={ignore}
    messages={[{ id: 'one', text, tone }]}
  />
);
const page = (label: string, text: string) => (
  <Toasts dismissLabel="Dismiss" durationMs={100_000_000}>
    <Saver label={label} text={text} />
  </Toasts>
);
function Saver({ label, text }: { label: string; text: string }) {
  const toast = useToast();
  return <Button onClick={() => toast({ text })}>{label}</Button>;
}
const summary = (title: string, text: string) => (
  <ErrorSummary title={title} problems={[{ field: 'no-field', text }]} />
);

export const feedbackGuides = {
  Banner: {
    use: 'For what concerns every page: an offer, a warning, a question about cookies. What concerns one part of a page is a `Notice`.',
    do: {
      text: 'One sentence, with one link onward.',
      picture: (
        <Banner label="Offer" tone="accent" actions={<IconButton icon="close" label="Close" />}>
          Free samples of every tile. <Link href="#samples">Order samples</Link>
        </Banner>
      ),
    },
    dont: {
      text: 'More than two at once: the page begins below them.',
      picture: (
        <Stack gap={1}>
          <Banner label="Offer">Free samples of every tile.</Banner>
          <Banner label="Hours">Open on Sunday.</Banner>
          <Banner label="News">A new collection is here.</Banner>
        </Stack>
      ),
    },
    rules: [
      '**Do** close it by a form, so that it stays closed without scripts and on the next page.',
      '**Do** put a warning before an offer.',
      '**Don’t** fix it over the page: at 320 px it would cover what the visitor came for.',
    ],
    keys: { Tab: 'goes to its link, then to what answers it', 'Enter, Space': 'on the button: answers or closes it' },
    accessibility:
      'An `aside` named by `label`, so that it can be skipped. It is in the flow of the page and covers nothing.',
  },
  ErrorSummary: {
    use: 'On top of a form that was not sent, with a link to each field. `Form` brings it; use it alone where a server renders the page.',
    do: {
      text: 'Say what to do, in the words of the field.',
      picture: summary('One thing needs your attention', 'Enter a postal code of five digits.'),
    },
    dont: { text: 'What the machine thinks of it.', picture: summary('Error', 'Invalid input.') },
    keys: { Tab: 'goes through its links', Enter: 'on a link: goes to the field' },
    accessibility:
      'It takes the focus when a line appears, so that screen readers begin there, and leaves the focus to somebody who is typing.',
  },
  Notice: {
    use: 'For something to know at the place that it concerns. What concerns every page is a `Banner`; what passes is a `Toast`.',
    do: {
      text: 'What happened, and what to do about it.',
      picture: (
        <Notice
          tone="warning"
          title="Your cart changed elsewhere"
          actions={<Button size="small">Reload the cart</Button>}
        >
          Another window added a basin faucet.
        </Notice>
      ),
    },
    dont: {
      text: 'An alarm about something that is well.',
      picture: <Notice tone="danger">Your address was saved.</Notice>,
    },
    rules: ['**Do** pass `role="status"` when it appears later, `role="alert"` only when it cannot wait.'],
    keys: { Tab: 'goes to its actions' },
    accessibility: 'Its icon stands for the tone and is hidden; the words carry the meaning.',
  },
  ProgressBar: {
    use: 'For a wait of which the progress is known: files of a download. If it is not, use a `Spinner`.',
    do: {
      text: 'Say in words how far it is.',
      picture: <ProgressBar label="Preparing the download" value={3} max={8} valueText="3 of 8 files" />,
    },
    dont: {
      text: 'Invented progress; it stands still at 99 %.',
      picture: <ProgressBar label="Please wait" value={99} max={100} valueText="99 %" />,
    },
    keys: null,
    accessibility: 'A native `progress` with its label. Announce the end in a `status`, not each step.',
  },
  Skeleton: {
    use: 'Holds the place of something that loads and whose shape is known. A wait without a shape is a `Spinner`.',
    do: {
      text: 'In the shape of what comes, so that nothing moves.',
      picture: (
        <Stack gap={2}>
          <Skeleton shape="landscape" />
          <Skeleton />
          <Skeleton shape="short" />
        </Stack>
      ),
    },
    dont: { text: 'One block for everything: the page jumps when it comes.', picture: <Skeleton shape="control" /> },
    keys: null,
    accessibility:
      'Hidden from assistive technology; put `aria-busy` on the region that waits. It stands still under reduced motion.',
  },
  Spinner: {
    use: 'For a wait of more than a second whose end is not known. Where the shape of what comes is known, a `Skeleton` holds its place; where the progress is known, a `ProgressBar` shows it; a button that waits is `pending`.',
    do: { text: 'Say what is under way.', picture: <Spinner label="Loading the model" /> },
    dont: {
      text: 'Several at a time.',
      picture: (
        <Stack gap={2}>
          <Spinner label="Please wait" />
          <Spinner label="Please wait" />
          <Spinner label="Please wait" />
        </Stack>
      ),
    },
    rules: [
      '**Do** put `aria-busy` on the region that waits.',
      '**Don’t** show it for less than a second: it only flickers.',
    ],
    keys: null,
    accessibility:
      'It is a `status`: the words are announced when it appears, once. Under reduced motion the ring stands still, so leave the words to be seen there too.',
  },
  Timeline: {
    use: 'For what happened to one thing, with its dates: the parcels of an order, the steps of a repair. The steps of a task that the reader does are a `Stepper`.',
    do: {
      text: 'What happened first comes first; what is to come says so.',
      picture: (
        <Timeline
          aria-label="Order"
          events={[
            { id: 'ordered', title: 'Ordered', time: 'March 3, 2026' },
            { id: 'delivery', title: 'Delivery', time: 'Expected March 9, 2026', ahead: true },
          ]}
        />
      ),
    },
    dont: {
      text: 'For things without an order; those are a plain list.',
      picture: (
        <Timeline
          aria-label="Features"
          events={[
            { id: 'brass', title: 'Solid brass', time: '' },
            { id: 'disc', title: 'Ceramic disc', time: '' },
          ]}
        />
      ),
    },
    keys: { Tab: 'goes from link to link in it', Enter: 'follows the link' },
    accessibility:
      'An ordered list; name it with `aria-label` or a heading. The empty mark of what is to come is only for those who see it, so say it in words.',
  },
  ToastRegion: {
    use: 'For what was done and needs no answer: saved, added. What must be read is a `Notice`; what must be answered is a `Dialog`.',
    do: { text: 'A short sentence; one action at most.', picture: toast('Saved to favourites.'), frameHeightPx: 110 },
    dont: {
      text: 'What people need later: a toast is gone when they look up.',
      picture: toast('Your order number is W0012345678. Write it down.'),
      frameHeightPx: 110,
    },
    rules: ['**Do** use the tone `danger` for what failed: it stays until it is dismissed.'],
    keys: {
      Tab: 'goes to its action, then to its cross; it stays while it has the focus',
      'Enter, Space': 'on the cross: dismisses it',
    },
    accessibility:
      'The region is a `status` that is on the page from the beginning, so messages are announced when they appear and take no focus.',
  },
  Toasts: {
    use: 'Around a whole page, once: anything in it says with `useToast()` that something worked or failed. Where messages are held elsewhere, as in a store, a `ToastRegion` shows them.',
    do: { text: 'Say what was done.', picture: page('Save', 'Saved to favourites.'), frameHeightPx: 160 },
    dont: {
      text: 'What can be done nowhere else: a message is soon gone.',
      picture: page('Finish', 'Your invoice is here. Download it now.'),
      frameHeightPx: 160,
    },
    keys: {
      Tab: 'goes to the actions of a message; its time stands still',
      'Enter, Space': 'dismisses it, or does what its action says',
    },
    accessibility: 'The region is in the page from the beginning with the role `status`, so each message is announced.',
  },
} satisfies Record<string, Guide>;

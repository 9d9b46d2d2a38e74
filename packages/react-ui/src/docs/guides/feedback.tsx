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
    use: 'Use it for something that concerns every page: an offer, a warning, a question about cookies. For something that concerns one part of a page use a `Notice`.',
    do: {
      text: 'One sentence, with one link to more.',
      picture: (
        <Banner label="Offer" tone="accent" actions={<IconButton icon="close" label="Close" />}>
          Free samples of every tile. <Link href="#samples">Order samples</Link>
        </Banner>
      ),
    },
    dont: {
      text: 'More than two at once: they push the page down.',
      picture: (
        <Stack gap={1}>
          <Banner label="Offer">Free samples of every tile.</Banner>
          <Banner label="Hours">Open on Sunday.</Banner>
          <Banner label="News">A new collection is here.</Banner>
        </Stack>
      ),
    },
    rules: [
      '**Do** close it with a form, so that it stays closed on the next page, even without scripts.',
      '**Do** put a warning before an offer.',
      '**Don’t** fix it over the page: at 320 px it would cover what the visitor came for.',
    ],
    keys: { Tab: 'Moves focus to its link, then to its actions', 'Enter, Space': 'On a button: triggers or closes it' },
    accessibility:
      'An `aside` named by `label`, so that people can skip it. It is in the flow of the page and covers nothing.',
  },
  ErrorSummary: {
    use: 'Place it at the top of a form that was rejected, with a link to each field. `Form` includes it; use it alone when a server renders the page.',
    do: {
      text: 'Say what to do, and use the name of the field.',
      picture: summary('One thing needs your attention', 'Enter a postal code of five digits.'),
    },
    dont: { text: 'A technical message without help.', picture: summary('Error', 'Invalid input.') },
    keys: { Tab: 'Moves focus through its links', Enter: 'On a link: goes to the field' },
    accessibility:
      'It takes focus when a line appears, so that screen readers start there, and leaves focus alone while someone is typing.',
  },
  Notice: {
    use: 'Use it for information at the place that it concerns. For something that concerns every page use a `Banner`; for a short-lived message a `Toast`.',
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
      text: 'An alarming tone for good news.',
      picture: <Notice tone="danger">Your address was saved.</Notice>,
    },
    rules: ['**Do** pass `role="status"` when it appears later, and `role="alert"` only when it cannot wait.'],
    keys: { Tab: 'Moves focus to its actions' },
    accessibility: 'The icon repeats the tone and is hidden from assistive technology; the text carries the meaning.',
  },
  ProgressBar: {
    use: 'Use it for a wait with known progress, such as the files of a download. If the progress is unknown, use a `Spinner`.',
    do: {
      text: 'Give the progress as text too.',
      picture: <ProgressBar label="Preparing the download" value={3} max={8} valueText="3 of 8 files" />,
    },
    dont: {
      text: 'Invented progress that stops at 99 %.',
      picture: <ProgressBar label="Please wait" value={99} max={100} valueText="99 %" />,
    },
    keys: null,
    accessibility: 'A native `progress` with its label. Announce completion in a `status`, not each step.',
  },
  Skeleton: {
    use: 'Use it as a placeholder for content that is loading and whose shape is known. If the shape is unknown, use a `Spinner`.',
    do: {
      text: 'The shape of the coming content, so that nothing moves.',
      picture: (
        <Stack gap={2}>
          <Skeleton shape="landscape" />
          <Skeleton />
          <Skeleton shape="short" />
        </Stack>
      ),
    },
    dont: {
      text: 'One block for everything: the page jumps when the content arrives.',
      picture: <Skeleton shape="control" />,
    },
    keys: null,
    accessibility:
      'Hidden from assistive technology; put `aria-busy` on the loading region. It does not animate under reduced motion.',
  },
  Spinner: {
    use: 'Use it for a wait of more than a second whose length is unknown. If the shape of the content is known use a `Skeleton`; if the progress is known use a `ProgressBar`; for a waiting button use `pending`.',
    do: { text: 'Say what is in progress.', picture: <Spinner label="Loading the model" /> },
    dont: {
      text: 'Several spinners at a time.',
      picture: (
        <Stack gap={2}>
          <Spinner label="Please wait" />
          <Spinner label="Please wait" />
          <Spinner label="Please wait" />
        </Stack>
      ),
    },
    rules: [
      '**Do** put `aria-busy` on the loading region.',
      '**Don’t** show it for less than a second: it only flickers.',
    ],
    keys: null,
    accessibility:
      'It is a `status`: the text is announced once, when it appears. Under reduced motion the ring does not turn, so keep the text visible.',
  },
  Timeline: {
    use: 'Use it for the history of one thing, with dates: the parcels of an order, the steps of a repair. For the steps of a task that people complete use a `Stepper`.',
    do: {
      text: 'Oldest event first; future events are marked as such.',
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
      text: 'Things without an order: use a plain list.',
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
    keys: { Tab: 'Moves focus from link to link', Enter: 'Follows the link' },
    accessibility:
      'An ordered list; name it with `aria-label` or a heading. The hollow mark of a future event is visual only, so say it in the text too.',
  },
  ToastRegion: {
    use: 'Use it to confirm an action that needs no response: saved, added. For a message that people must read use a `Notice`; for a question use a `Dialog`.',
    do: {
      text: 'A short sentence with at most one action.',
      picture: toast('Saved to favourites.'),
      frameHeightPx: 110,
    },
    dont: {
      text: 'Information that people need later: a toast may be gone before they look.',
      picture: toast('Your order number is W0012345678. Write it down.'),
      frameHeightPx: 110,
    },
    rules: ['**Do** use the tone `danger` for a failure: it stays until it is dismissed.'],
    keys: {
      Tab: 'Moves focus to the action, then to the close button; the toast stays while it has focus',
      'Enter, Space': 'On the close button: dismisses the toast',
    },
    accessibility:
      'The region is a `status` that is on the page from the start, so messages are announced when they appear and do not take focus.',
  },
  Toasts: {
    use: 'Wrap a whole page in it once: anything inside can call `useToast()` to report success or failure. If messages live elsewhere, for example in a store, show them with a `ToastRegion`.',
    do: { text: 'Say what was done.', picture: page('Save', 'Saved to favourites.'), frameHeightPx: 160 },
    dont: {
      text: 'An action that is not available anywhere else: the message soon disappears.',
      picture: page('Finish', 'Your invoice is here. Download it now.'),
      frameHeightPx: 160,
    },
    keys: {
      Tab: 'Moves focus to the actions of a message, and pauses its timer',
      'Enter, Space': 'Dismisses the message or triggers its action',
    },
    accessibility: 'The region is on the page from the start with the role `status`, so each message is announced.',
  },
} satisfies Record<string, Guide>;

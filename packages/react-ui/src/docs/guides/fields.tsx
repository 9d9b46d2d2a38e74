import { AddressFields } from '../../AddressFields/AddressFields.tsx';
import { Button } from '../../Button/Button.tsx';
import { DateField } from '../../DateField/DateField.tsx';
import { Fieldset } from '../../Fieldset/Fieldset.tsx';
import { FileUpload } from '../../FileUpload/FileUpload.tsx';
import { Form } from '../../Form/Form.tsx';
import { PasswordField } from '../../PasswordField/PasswordField.tsx';
import { QuantityField } from '../../QuantityField/QuantityField.tsx';
import { TextAreaField } from '../../TextAreaField/TextAreaField.tsx';
import { TextField } from '../../TextField/TextField.tsx';
import type { Guide } from './guide.ts';

const day = new Intl.DateTimeFormat('en', { dateStyle: 'full', timeZone: 'UTC' });
const upload = (description: string | undefined, prompt: string) => (
  <FileUpload
    label="Invoice"
    prompt={prompt}
    description={description}
    listLabel="Chosen files"
    removeLabel={(name) => `Remove ${name}`}
  />
);
const steps = { decrease: { label: 'One less' }, increase: { label: 'One more' } };

const addressOf = (...names: readonly string[]) => (
  <AddressFields parts={{}} anyCountry={names.map((name) => ({ name, label: name, wide: true }))} />
);

export const fieldGuides = {
  AddressFields: {
    use: 'For a postal address anywhere in a form. It knows no country: the table of parts comes in, in the order and the words of each.',
    do: { text: 'Ask for what the country writes.', picture: addressOf('Street', 'ZIP code', 'City') },
    dont: {
      text: 'What the chosen country does not write: Singapore has no states.',
      picture: addressOf('Street', 'State', 'Postal code (Singapore)'),
    },
    rules: [
      '**Do** give each part its `autoComplete`: browsers then fill the whole address.',
      '**Do** give `anyCountry` lists that serve all countries: before scripts load nothing can change them.',
    ],
    keys: { Tab: 'goes from field to field', '↑ ↓': 'choose a country: the fields follow it at once' },
    accessibility:
      'Each part is a labelled field with its problem; the focus stays on the country while the other fields change.',
  },
  DateField: {
    use: 'For a day: of a purchase, of an appointment, of a delivery. A few days to choose from are a `RadioGroup` or a `SelectField`.',
    do: {
      text: 'Say the day in words: the weekday is what people check.',
      picture: (
        <DateField
          label="Day of your visit"
          defaultValue="2026-03-10"
          valueText={(value) => day.format(new Date(value))}
        />
      ),
    },
    dont: {
      text: 'A rule that only the error message knows.',
      picture: <DateField label="Day" defaultValue="2026-03-08" problem="We are closed on Sundays." />,
    },
    rules: [
      '**Do** set `min` and `max` where a day beyond them makes no sense, and say so in `description`.',
      '**Don’t** trust it: a browser sends what was typed before scripts loaded, so the server checks again.',
    ],
    keys: {
      Tab: 'goes to it, then from day to month to year',
      Digits: 'type the part',
      '↑ ↓': 'change the part by one',
      Space: 'opens the calendar (Alt + ↓ in some browsers)',
      Escape: 'closes the calendar; the focus stays in the field',
    },
    accessibility:
      'A native `input type="date"`: what screen readers and phones know best. The weighing against libraries is in decision 008. The words below are an `output`, announced when a day is whole.',
  },
  Fieldset: {
    use: 'For fields that answer one question together: a length and a width. Radio buttons and checkboxes bring their own.',
    do: {
      text: 'A legend that makes short labels clear.',
      picture: (
        <Fieldset legend="Room">
          <TextField label="Length, ft" />
          <TextField label="Width, ft" />
        </Fieldset>
      ),
    },
    dont: {
      text: 'Around one field: its label is enough.',
      picture: (
        <Fieldset legend="E-mail">
          <TextField label="E-mail" type="email" />
        </Fieldset>
      ),
    },
    keys: { Tab: 'goes from field to field' },
    accessibility:
      'A native fieldset: its legend is read before the first field; description and problem describe the group.',
  },
  FileUpload: {
    use: 'For files that somebody has: an invoice with a claim, a plan with an appointment, a list of articles to order.',
    do: {
      text: 'Say what is taken and how large it may be.',
      picture: upload('PDF or a picture, at most 10 MB.', 'Choose a file or drop it here'),
    },
    dont: {
      text: 'Asking people to drag: most press, and some cannot drag.',
      picture: upload(undefined, 'Drag your file here'),
    },
    rules: [
      '**Do** set `accept`, and check type and size again on the server.',
      '**Do** show each file from the moment it is chosen: `progress` while it is sent, `problem` with what to do when it was not.',
      '**Do** leave `onFiles` out where a form sends the files; the platform’s own input then says what was chosen.',
      '**Don’t** take a file away by itself after a problem.',
    ],
    keys: {
      Tab: 'goes to the box, then to the files’ buttons',
      'Enter, Space': 'on the box: opens the files of the device; on a cross: removes that file',
    },
    accessibility:
      'A native `input type="file"` that fills the box, so pressing, dropping and voice control are the platform’s. What becomes of a file is announced as a `status`.',
  },
  Form: {
    use: 'For anything that is filled in and sent. It checks the fields by the rules that they have on the page, so write each rule once, as `required`, `type`, `minLength` or `pattern`, and again on the server.',
    do: {
      text: 'A button that can always be pressed; the problems say what is missing.',
      picture: (
        <Form summaryTitle={() => 'One thing is missing'} onSubmit={(event) => event.preventDefault()}>
          <TextField id="guide-form-email" label="E-mail" type="email" required />
          <Button type="submit" variant="primary">
            Subscribe
          </Button>
        </Form>
      ),
    },
    dont: {
      text: 'A button that is disabled until all is well: nobody learns why.',
      picture: (
        <Form summaryTitle={() => ''} onSubmit={(event) => event.preventDefault()}>
          <TextField id="guide-form-other" label="E-mail" type="email" required />
          <Button type="submit" variant="primary" disabled>
            Subscribe
          </Button>
        </Form>
      ),
    },
    rules: [
      '**Do** give each field an `id`; its problem and its line of the summary find it by that.',
      '**Do** say with `problemText` what to do, in your words and your language; the browser speaks its own.',
      '**Do** pass what the server found as `problems`: it looks the same, and a field that is corrected loses its line.',
      '**Do** give `rule` for what the platform has no rule for, and `noValidate` where the server answers in your words before scripts load.',
      '**Don’t** check while somebody types for the first time.',
    ],
    keys: {
      Enter: 'in a line of text: sends the form; on a link of the summary: goes to the field',
      Tab: 'after a failed attempt: from the summary through its links',
    },
    accessibility:
      'After a failed attempt the summary takes the focus, each time. Each problem is the description of its field, which is `aria-invalid`. Before scripts load the browser checks and says so in its bubbles, or with `noValidate` the server does. A button with `formNoValidate` sends without a check.',
  },
  PasswordField: {
    use: 'For a password that is typed. A code from an e-mail is a `TextField` with `autoComplete="one-time-code"`.',
    do: {
      text: 'Say the rule before it is broken, and let the browser fill it in.',
      picture: (
        <PasswordField
          label="New password"
          description="At least 12 characters"
          autoComplete="new-password"
          showLabel="Show password"
          showText="Show"
        />
      ),
    },
    dont: {
      text: 'Asking for it twice; it can be made readable instead.',
      picture: (
        <PasswordField
          label="Repeat the password"
          autoComplete="off"
          showLabel="Show repeated password"
          showText="Show"
        />
      ),
    },
    rules: ['**Do** set `autoComplete` to `current-password` or `new-password`.', '**Don’t** forbid pasting.'],
    keys: { Tab: 'goes to it, then to its button', 'Enter, Space': 'on the button: shows or hides what was typed' },
    accessibility:
      'The button has `aria-pressed` and names the field that it controls. Password managers find the native input.',
  },
  QuantityField: {
    use: 'For how many units of a thing. A measure is a `TextField` with its unit in the label.',
    do: {
      text: 'Name the thing in the labels of the steps.',
      picture: <QuantityField label="Quantity" defaultValue={2} min={1} {...steps} />,
    },
    dont: {
      text: 'For a number that is far from one: nobody steps to 250.',
      picture: <QuantityField label="Area, sq ft" defaultValue={250} {...steps} />,
    },
    rules: [
      '**Do** give the steps a `name` and a `value`: they then send the form before scripts load.',
      '**Do** say in a notice when the server cut the number to the stock.',
    ],
    keys: {
      Tab: 'goes to less, the number, more',
      '↑ ↓': 'in the number: one more, one less',
      'Enter, Space': 'on a step: one more or less',
    },
    accessibility: 'A native number field; each step is a button with a name and names the field that it controls.',
  },
  TextAreaField: {
    use: 'For a text of several lines: a message, a note for the delivery. One line is a `TextField`.',
    do: {
      text: 'As high as the answer that you expect.',
      picture: <TextAreaField label="What is wrong?" rows={4} description="When it began, and where it is installed" />,
    },
    dont: {
      text: 'One row for a long answer, or ten for a short one.',
      picture: <TextAreaField label="What is wrong?" rows={1} />,
    },
    keys: { Tab: 'goes to it and away from it', Enter: 'begins a new line' },
    accessibility: 'A native textarea; the reader can make it larger.',
  },
  TextField: {
    use: 'For a line of text: a name, an e-mail address, a postal code. Longer texts are a `TextAreaField`, a day is a `DateField`.',
    do: {
      text: 'A label that stays, and help beside it.',
      picture: (
        <TextField label="Postal code" description="Five digits" inputMode="numeric" autoComplete="postal-code" />
      ),
    },
    dont: {
      text: 'A placeholder in place of the label: it is gone when it is needed.',
      picture: <TextField label="Postal code" labelHidden placeholder="Postal code, five digits" />,
    },
    rules: [
      '**Do** set `type`, `inputMode` and `autoComplete`: phones show the fitting keyboard and fill it in.',
      '**Do** say in `problem` what to do: “Enter five digits”, not “Invalid”.',
      '**Do** mark with `note` what is optional, where most is required.',
    ],
    keys: { Tab: 'goes to it', Enter: 'sends the form' },
    accessibility:
      'A native input with its label; description and problem are its description, a problem makes it `aria-invalid`.',
  },
} satisfies Record<string, Guide>;

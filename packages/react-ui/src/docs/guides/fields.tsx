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
    use: 'Use it for a postal address anywhere in a form. It contains no country data: you supply the fields of each country, with their order and labels.',
    do: { text: 'Ask for the fields that the country uses.', picture: addressOf('Street', 'ZIP code', 'City') },
    dont: {
      text: 'Fields that the chosen country does not use: Singapore has no states.',
      picture: addressOf('Street', 'State', 'Postal code (Singapore)'),
    },
    rules: [
      '**Do** set `autoComplete` on each field: browsers then fill in the whole address.',
      '**Do** give `anyCountry` fields that work for all countries: they cannot change before scripts load.',
    ],
    keys: { Tab: 'Moves focus from field to field', '↑ ↓': 'Choose a country; the fields change at once' },
    accessibility:
      'Each part is a labelled field with its own problem message; focus stays on the country while the other fields change.',
  },
  DateField: {
    use: 'Use it for a date: of a purchase, an appointment, a delivery. For a choice of a few days use a `RadioGroup` or a `SelectField`.',
    do: {
      text: 'Show the date in words: people check the weekday.',
      picture: (
        <DateField
          label="Day of your visit"
          defaultValue="2026-03-10"
          valueText={(value) => day.format(new Date(value))}
        />
      ),
    },
    dont: {
      text: 'A rule that people learn only from the error message.',
      picture: <DateField label="Day" defaultValue="2026-03-08" problem="We are closed on Sundays." />,
    },
    rules: [
      '**Do** set `min` and `max` when days outside them make no sense, and say so in `description`.',
      '**Don’t** rely on client-side checks: before scripts load the browser submits what was typed, so validate on the server too.',
    ],
    keys: {
      Tab: 'Moves focus to the field, then from day to month to year',
      Digits: 'Type the part',
      '↑ ↓': 'Change the part by one',
      Space: 'Opens the calendar (Alt + ↓ in some browsers)',
      Escape: 'Closes the calendar; focus stays in the field',
    },
    accessibility:
      'A native `input type="date"`, which screen readers and phones handle best. Decision 008 compares it with libraries. The text below is an `output` and is announced when the date is complete.',
  },
  Fieldset: {
    use: 'Use it for fields that answer one question together, such as a length and a width. Groups of radio buttons and checkboxes include their own.',
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
      text: 'A fieldset around one field: its label is enough.',
      picture: (
        <Fieldset legend="E-mail">
          <TextField label="E-mail" type="email" />
        </Fieldset>
      ),
    },
    keys: { Tab: 'Moves focus from field to field' },
    accessibility:
      'A native fieldset: its legend is read before the first field; description and problem describe the group.',
  },
  FileUpload: {
    use: 'Use it for files that people already have: an invoice for a claim, a plan for an appointment, a list of items to order.',
    do: {
      text: 'State the accepted formats and the size limit.',
      picture: upload('PDF or a picture, at most 10 MB.', 'Choose a file or drop it here'),
    },
    dont: {
      text: 'Asking people to drag a file: most prefer to press, and some cannot drag.',
      picture: upload(undefined, 'Drag your file here'),
    },
    rules: [
      '**Do** set `accept`, and check type and size again on the server.',
      '**Do** show each file as soon as it is chosen: `progress` during the upload, and `problem` with what to do when the upload failed.',
      '**Do** omit `onFiles` when a form submits the files; the box then shows their names.',
      '**Don’t** remove a file automatically after a problem.',
    ],
    keys: {
      Tab: 'Moves focus to the box, then to the files’ buttons',
      'Enter, Space': 'On the box: opens the file picker; on a remove button: removes that file',
    },
    accessibility:
      'A native `input type="file"` that fills the box, so pressing, dropping and voice control are native. Upload progress and results are announced as a `status`.',
  },
  Form: {
    use: 'Use it for anything that people fill in and submit. It checks the fields by their HTML rules, so write each rule once, as `required`, `type`, `minLength` or `pattern`, and again on the server.',
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
      text: 'A button that stays disabled until everything is valid: people cannot tell why.',
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
      '**Do** give each field an `id`: it links the field to its problem and its line in the summary.',
      '**Do** use `problemText` to say what to do in your own words and language; the browser uses its own.',
      '**Do** pass server-side findings as `problems`: they look the same, and a corrected field loses its line.',
      '**Do** set `rule` for checks that HTML cannot express, and `noValidate` when the server should report problems before scripts load.',
      '**Don’t** validate while someone is typing for the first time.',
    ],
    keys: {
      Enter: 'In a text field: submits the form; on a link of the summary: goes to the field',
      Tab: 'After a failed attempt: moves focus from the summary through its links',
    },
    accessibility:
      'After every failed attempt the summary takes focus. Each problem is the description of its field, which is `aria-invalid`. Before scripts load the browser validates and shows its own messages, or with `noValidate` the server does. A button with `formNoValidate` submits without validation.',
  },
  PasswordField: {
    use: 'Use it for a typed password. For a code from an e-mail use a `TextField` with `autoComplete="one-time-code"`.',
    do: {
      text: 'State the rule up front, and let the browser fill the password in.',
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
      text: 'Asking for the password twice: people can make it visible instead.',
      picture: (
        <PasswordField
          label="Repeat the password"
          autoComplete="off"
          showLabel="Show repeated password"
          showText="Show"
        />
      ),
    },
    rules: ['**Do** set `autoComplete` to `current-password` or `new-password`.', '**Don’t** block pasting.'],
    keys: {
      Tab: 'Moves focus to the field, then to its button',
      'Enter, Space': 'On the button: shows or hides the password',
    },
    accessibility:
      'The button has `aria-pressed` and its name includes the field that it controls. Password managers find the native input.',
  },
  QuantityField: {
    use: 'Use it for a number of units. For a measurement use a `TextField` with the unit in its label.',
    do: {
      text: 'Name the item in the labels of the step buttons.',
      picture: <QuantityField label="Quantity" defaultValue={2} min={1} {...steps} />,
    },
    dont: {
      text: 'A number far from one: no one steps to 250.',
      picture: <QuantityField label="Area, sq ft" defaultValue={250} {...steps} />,
    },
    rules: [
      '**Do** give the step buttons a `name` and a `value`: they then submit the form before scripts load.',
      '**Do** show a notice when the server reduces the quantity to the available stock.',
    ],
    keys: {
      Tab: 'Moves focus to the decrease button, the number, the increase button',
      '↑ ↓': 'In the number: increase or decrease by one',
      'Enter, Space': 'On a step button: increases or decreases by one',
    },
    accessibility: 'A native number field; each step button has a name that includes the field that it controls.',
  },
  TextAreaField: {
    use: 'Use it for several lines of text: a message, a delivery note. For one line use a `TextField`.',
    do: {
      text: 'As tall as the answer that you expect.',
      picture: <TextAreaField label="What is wrong?" rows={4} description="When it began, and where it is installed" />,
    },
    dont: {
      text: 'One row for a long answer, or ten rows for a short one.',
      picture: <TextAreaField label="What is wrong?" rows={1} />,
    },
    keys: { Tab: 'Moves focus to the field and away from it', Enter: 'Starts a new line' },
    accessibility: 'A native textarea that the reader can enlarge.',
  },
  TextField: {
    use: 'Use it for one line of text: a name, an e-mail address, a postal code. For longer text use a `TextAreaField`; for a date a `DateField`.',
    do: {
      text: 'A permanent label, with help below it.',
      picture: (
        <TextField label="Postal code" description="Five digits" inputMode="numeric" autoComplete="postal-code" />
      ),
    },
    dont: {
      text: 'A placeholder instead of a label: it disappears when it is needed.',
      picture: <TextField label="Postal code" labelHidden placeholder="Postal code, five digits" />,
    },
    rules: [
      '**Do** set `type`, `inputMode` and `autoComplete`: phones show the right keyboard and fill the field in.',
      '**Do** say in `problem` what to do: “Enter five digits”, not “Invalid”.',
      '**Do** mark optional fields with `note` when most fields are required.',
    ],
    keys: { Tab: 'Moves focus to the field', Enter: 'Submits the form' },
    accessibility:
      'A native input with its label; description and problem form its accessible description, and a problem sets `aria-invalid`.',
  },
} satisfies Record<string, Guide>;

import { Checkbox } from '../../Checkbox/Checkbox.tsx';
import { CheckboxGroup } from '../../CheckboxGroup/CheckboxGroup.tsx';
import { Combobox } from '../../Combobox/Combobox.tsx';
import { RadioGroup } from '../../RadioGroup/RadioGroup.tsx';
import { RangeField } from '../../RangeField/RangeField.tsx';
import { SelectField } from '../../SelectField/SelectField.tsx';
import { SelectList } from '../../SelectList/SelectList.tsx';
import { Slider } from '../../Slider/Slider.tsx';
import { SwatchPicker } from '../../SwatchPicker/SwatchPicker.tsx';
import { Switch } from '../../Switch/Switch.tsx';
import { swatches } from '../../testing/pictures.ts';
import type { Guide } from './guide.ts';

const finishes = ['Polished Chrome', 'Brushed Nickel', 'Matte Black', 'Unlacquered Brass'];
const optionsOf = (labels: readonly string[]) => labels.map((label) => ({ value: label, label }));
const list = (options: readonly string[], searchLabel: string) => (
  <SelectList
    legend="Finishes"
    name={searchLabel}
    searchLabel={searchLabel}
    statusText={(count) => `${count} finishes`}
    options={optionsOf(options)}
  />
);
const combobox = (label: string) => <Combobox label={label} listLabel="Suggestions" queryDelayMs={300} options={[]} />;

export const choiceGuides = {
  Checkbox: {
    use: 'Use it for a single yes-or-no answer that is submitted with a form. For a setting that takes effect at once use a `Switch`; for several answers to one question use a `CheckboxGroup`.',
    do: { text: 'Say what ticking the box means.', picture: <Checkbox label="Send me new collections by e-mail" /> },
    dont: { text: 'A negative: people tick it to say no.', picture: <Checkbox label="Do not send me e-mails" /> },
    rules: ['**Don’t** tick a consent box by default.'],
    keys: { Tab: 'Moves focus to the checkbox', Space: 'Ticks or unticks it' },
    accessibility:
      'A native checkbox inside its label; the whole line is the target. A problem message becomes its description and sets `aria-invalid`.',
  },
  CheckboxGroup: {
    use: 'Use it for any number of answers from up to eight. For more options use a `SelectList`; for a single answer use a `RadioGroup`.',
    do: {
      text: 'A question as the legend, with answers that can all be true.',
      picture: (
        <CheckboxGroup
          legend="Which rooms?"
          name="guide-rooms"
          options={optionsOf(['Bathroom', 'Kitchen', 'Laundry'])}
        />
      ),
    },
    dont: {
      text: 'Answers that exclude each other need a RadioGroup.',
      picture: <CheckboxGroup legend="Do you own your home?" name="guide-owner" options={optionsOf(['Yes', 'No'])} />,
    },
    keys: { Tab: 'Moves focus from box to box', Space: 'Ticks or unticks the box' },
    accessibility: 'A fieldset with a legend; description and problem belong to the group.',
  },
  Combobox: {
    use: 'Use it for free text with suggestions, such as a search. Suggestions do not restrict the input; for one answer from a list use a `SelectField`.',
    do: { text: 'A label that says what will be searched.', picture: combobox('Search products') },
    dont: { text: 'A few answers that all fit on the screen: use a RadioGroup.', picture: combobox('Yes or no') },
    rules: [
      '**Do** place it in a form: Enter without an active suggestion submits the typed text, even before scripts load.',
      '**Do** announce the number of suggestions in `status`.',
      '**Don’t** query the server on every keystroke; `queryDelayMs` waits for a pause.',
    ],
    keys: {
      Tab: 'Moves focus to the field and away from it',
      '↓ ↑': 'Moves through the suggestions and back to the text',
      Enter: 'Selects the active suggestion; without one, submits the form',
      Escape: 'Closes the list; pressed again, clears the field without opening the list',
    },
    accessibility:
      'Follows the combobox pattern of the ARIA Authoring Practices with a listbox: focus stays in the text field and `aria-activedescendant` points to the suggestion.',
  },
  RadioGroup: {
    use: 'Use it for one answer from two to six, all visible. For more options use a `SelectField`; for finishes use a `SwatchPicker`.',
    do: {
      text: 'Put the deciding detail next to each answer.',
      picture: (
        <RadioGroup
          legend="Delivery"
          name="guide-delivery"
          options={[
            { value: 'ground', label: 'Standard', note: 'free' },
            { value: 'express', label: 'Express', note: '$24.00' },
          ]}
        />
      ),
    },
    dont: {
      text: 'A single answer leaves nothing to choose: state it as text.',
      picture: <RadioGroup legend="Delivery" name="guide-only" options={optionsOf(['Standard'])} />,
    },
    keys: {
      Tab: 'Moves focus to the selected answer, or to the first one',
      'Arrow keys': 'Select the next or previous answer',
      Space: 'Selects the first answer',
    },
    accessibility:
      'A fieldset of native radio buttons; the whole line is the target. A disabled answer gives its reason in `description`.',
  },
  RangeField: {
    use: 'Use it for the lower and upper bound of a filter, such as a price range. For one number use a `Slider`; for exact numbers use text fields.',
    do: {
      text: 'A histogram keeps people from choosing an empty range.',
      picture: (
        <RangeField
          legend="Price"
          min={0}
          max={5000}
          step={50}
          defaultValue={[400, 2600]}
          low={{ label: 'Lowest, $' }}
          high={{ label: 'Highest, $' }}
          valueText={(value) => `$${value}`}
          histogram={[3, 9, 22, 41, 38, 30, 18, 12, 9, 14, 7, 4, 5, 2, 1]}
        />
      ),
    },
    dont: {
      text: 'A scale with only a few steps: name the steps and use a RadioGroup.',
      picture: (
        <RangeField
          legend="Stars"
          min={1}
          max={3}
          step={1}
          defaultValue={[1, 3]}
          low={{ label: 'From' }}
          high={{ label: 'To' }}
          valueText={String}
        />
      ),
    },
    keys: {
      Tab: 'Moves focus to each thumb, then to the number fields',
      'Arrow keys': 'Move the thumb by one step; mirrored in right-to-left layouts',
      'Home, End': 'Move the thumb as far as it goes',
      Enter: 'In a number field: applies the number',
    },
    accessibility:
      'Two native sliders that announce `valueText`, and two number fields, which are what a form submits. The histogram is decorative.',
  },
  SelectField: {
    use: 'Use it for one answer from seven or more that people know by name: a state, a size. For fewer options use a `RadioGroup`.',
    do: {
      text: 'Order the options the way people look for them.',
      picture: <SelectField label="State" options={optionsOf(['Illinois', 'New York', 'Wisconsin'])} />,
    },
    dont: {
      text: 'Yes and no hidden behind a press.',
      picture: <SelectField label="Is it a gift?" options={optionsOf(['Yes', 'No'])} />,
    },
    rules: ['**Do** use `placeholder` when nothing is selected at first; it does not count as an answer.'],
    keys: {
      Tab: 'Moves focus to the field',
      'Space, ↓ ↑': 'Opens the list or moves through it',
      Letters: 'Go to the first option that begins with them',
      Enter: 'Selects the option',
      Escape: 'Closes the list',
    },
    accessibility: 'The platform’s own select: a picker wheel on phones, type-ahead on a keyboard.',
  },
  SelectList: {
    use: 'Use it for several answers from many: finishes, showrooms, the products of a claim. For up to eight options use a `CheckboxGroup`; for one answer from many use a `SelectField`; for free text with suggestions use a `Combobox`.',
    do: {
      text: 'Order the options the way people look for them, usually by name.',
      picture: list(finishes.toSorted(), 'Search finishes'),
    },
    dont: {
      text: 'Only two options: the search takes more room than the list.',
      picture: list(finishes.slice(0, 2), 'Search these'),
    },
    rules: [
      '**Do** use `statusText` to say how many options match, and what to try when none does.',
      '**Don’t** drop a selected option when it no longer matches; it stays selected and is submitted.',
      '**Don’t** hide the list in a dialog.',
    ],
    keys: {
      Tab: 'Moves focus to the search field, then through the boxes',
      '↓ ↑': 'On a box: move to the next or previous one',
      'Home, End': 'On a box: move to the first or last one',
      Space: 'Selects or deselects the box',
      Escape: 'In the search field: clears it',
    },
    accessibility:
      'A fieldset of native checkboxes under a search field rather than an ARIA listbox: screen readers on phones do not announce that a listbox takes several values, and a form does not submit one. Decision 008 weighs the alternatives. The number of matches is announced as a `status`.',
  },
  Slider: {
    use: 'Use it for one number that can be approximate and whose effect is visible at once: how far to search, how warm a light is. For an exact number use a `TextField` or a `QuantityField`; for two bounds a `RangeField`; for a few named steps a `RadioGroup`.',
    do: {
      text: 'Show the number with its unit.',
      picture: (
        <Slider
          label="Distance"
          min={10}
          max={500}
          step={10}
          defaultValue={50}
          valueText={(miles) => `${miles} miles`}
        />
      ),
    },
    dont: {
      text: 'A wrong number that costs money needs an exact field.',
      picture: (
        <Slider label="Boxes of tile" min={1} max={500} defaultValue={37} valueText={(boxes) => `${boxes} boxes`} />
      ),
    },
    rules: [
      '**Do** choose a `step` that a thumb can hit: at most a hundred steps.',
      '**Don’t** load a page on every step; `onValueChange` is called for each one.',
    ],
    keys: {
      Tab: 'Moves focus to the slider',
      '← ↓ and → ↑': 'Move one step down or up',
      'Page Up, Page Down': 'Move by a tenth of the scale',
      'Home, End': 'Move to either end',
    },
    accessibility:
      'A native `input type="range"` with a label; the thumb is 24 px wide and shows the focus ring. The value is announced with `valueText`; before scripts load, the plain number is announced and no value is shown.',
  },
  SwatchPicker: {
    use: 'Use it to choose one finish or colour from several. To show finishes without a choice, as on a card, use a `SwatchList`.',
    do: {
      text: 'Show the name and availability as text below the squares.',
      picture: (
        <SwatchPicker
          legend="Finish"
          name="guide-finish"
          defaultValue="brass"
          options={[
            { value: 'chrome', ...swatches.chrome },
            { value: 'brass', ...swatches.brass, status: 'ships in 3 weeks' },
          ]}
        />
      ),
    },
    dont: {
      text: 'Options without a colour: the squares look alike.',
      picture: (
        <SwatchPicker
          legend="Size"
          name="guide-size"
          defaultValue="s"
          options={[
            { value: 's', label: '24 in.', color: '#f2f0ea' },
            { value: 'm', label: '30 in.', color: '#f2f0ea' },
          ]}
        />
      ),
    },
    rules: ['**Do** keep sold-out finishes visible with `unavailable` and a `status` that gives the reason.'],
    keys: { Tab: 'Moves focus to the selected finish', 'Arrow keys': 'Select the next or previous finish' },
    accessibility:
      'A fieldset of native radio buttons with names; colour is never the only cue. Each square is a 44 px target.',
  },
  Switch: {
    use: 'Use it for a setting that takes effect at once: a narrowed view, a sound, a reminder. For an answer submitted with a form use a `Checkbox`.',
    do: { text: 'Say what is on when the switch is on.', picture: <Switch label="Only differences" defaultChecked /> },
    dont: { text: 'A label that names the state: which one applies now?', picture: <Switch label="Off / on" /> },
    rules: [
      '**Do** add `note` or `description` when the effect is not visible nearby.',
      '**Don’t** change the label with the state; screen readers announce “on” and “off”.',
      '**Don’t** ask for confirmation.',
    ],
    keys: { Tab: 'Moves focus to the switch', Space: 'Turns it on or off' },
    accessibility:
      'A native checkbox with `role="switch"`. The position of the thumb shows the state as well as the colour.',
  },
} satisfies Record<string, Guide>;

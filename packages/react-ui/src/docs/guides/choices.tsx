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
    use: 'For one yes or no that a form sends. What takes effect at once is a `Switch`; several answers to one question are a `CheckboxGroup`.',
    do: { text: 'Say what a tick means.', picture: <Checkbox label="Send me new collections by e-mail" /> },
    dont: { text: 'A negation: to say no one ticks yes.', picture: <Checkbox label="Do not send me e-mails" /> },
    rules: ['**Don’t** tick it beforehand where it is a consent.'],
    keys: { Tab: 'goes to it', Space: 'ticks it or takes the tick away' },
    accessibility:
      'A native checkbox in its label; the whole line is the target. A problem is its description and makes it `aria-invalid`.',
  },
  CheckboxGroup: {
    use: 'For any number of answers out of up to eight. More of them are a `SelectList`, one answer a `RadioGroup`.',
    do: {
      text: 'A question as the legend, answers that can all be true.',
      picture: (
        <CheckboxGroup
          legend="Which rooms?"
          name="guide-rooms"
          options={optionsOf(['Bathroom', 'Kitchen', 'Laundry'])}
        />
      ),
    },
    dont: {
      text: 'Answers that exclude each other.',
      picture: <CheckboxGroup legend="Do you own your home?" name="guide-owner" options={optionsOf(['Yes', 'No'])} />,
    },
    keys: { Tab: 'goes from box to box', Space: 'ticks the box or takes the tick away' },
    accessibility: 'A fieldset with a legend; description and problem belong to the group.',
  },
  Combobox: {
    use: 'For a text with suggestions: a search. Suggestions help and bind nobody; one answer out of a list is a `SelectField`.',
    do: { text: 'A label that says what is searched.', picture: combobox('Search products') },
    dont: { text: 'For a few answers that all fit the screen; use a RadioGroup.', picture: combobox('Yes or no') },
    rules: [
      '**Do** put it into a form: Enter without a suggestion sends what was typed, also before scripts load.',
      '**Do** say in `status` how many suggestions there are.',
      '**Don’t** ask the server at each letter; `queryDelayMs` waits for a pause.',
    ],
    keys: {
      Tab: 'goes to it, and away from it',
      '↓ ↑': 'through the suggestions, and back to the text',
      Enter: 'takes the active suggestion; without one, sends the form',
      Escape: 'closes the list; a second press empties the field and opens nothing',
    },
    accessibility:
      'The combobox of the ARIA Authoring Practices with a listbox: the focus stays in the text, `aria-activedescendant` points to the suggestion.',
  },
  RadioGroup: {
    use: 'For one answer out of two to six, all in sight. More are a `SelectField`; finishes are a `SwatchPicker`.',
    do: {
      text: 'What decides stands beside each answer.',
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
      text: 'One answer alone: nothing can be chosen. Say it as a text.',
      picture: <RadioGroup legend="Delivery" name="guide-only" options={optionsOf(['Standard'])} />,
    },
    keys: {
      Tab: 'goes to the chosen answer, or the first',
      'Arrow keys': 'choose the next or the one before',
      Space: 'chooses the first',
    },
    accessibility:
      'A fieldset of native radio buttons; each line is its target. A disabled answer says why in `description`.',
  },
  RangeField: {
    use: 'For from and to of a filter, such as a price. One number is a `Slider`; exact numbers are text fields.',
    do: {
      text: 'A histogram, so that nobody narrows down to nothing.',
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
      text: 'A scale of a few steps: name them and use a RadioGroup.',
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
      Tab: 'goes to each thumb, then to the numbers',
      'Arrow keys': 'move the thumb by one step, mirrored from right to left',
      'Home, End': 'move it as far as it goes',
      Enter: 'in a number: applies it',
    },
    accessibility:
      'Two native sliders that say `valueText`, and two number fields, which are what a form sends. The histogram is decoration.',
  },
  SelectField: {
    use: 'For one answer out of seven or more that people know by name: a state, a size. Fewer are a `RadioGroup`.',
    do: {
      text: 'In the order in which people look for it.',
      picture: <SelectField label="State" options={optionsOf(['Illinois', 'New York', 'Wisconsin'])} />,
    },
    dont: {
      text: 'Yes and no behind a press.',
      picture: <SelectField label="Is it a gift?" options={optionsOf(['Yes', 'No'])} />,
    },
    rules: ['**Do** use `placeholder` where nothing is chosen at first; it is no answer.'],
    keys: {
      Tab: 'goes to it',
      'Space, ↓ ↑': 'opens the list or goes through it',
      Letters: 'go to the answer that begins so',
      Enter: 'takes the answer',
      Escape: 'closes the list',
    },
    accessibility: 'The platform’s own select: a wheel on phones, typing ahead on a keyboard.',
  },
  SelectList: {
    use: 'For several answers out of many: finishes, showrooms, products of a claim. Up to eight are a `CheckboxGroup`; one answer out of many is a `SelectField`, free text with suggestions a `Combobox`.',
    do: {
      text: 'Order the answers as people look for them, mostly by name.',
      picture: list(finishes.toSorted(), 'Search finishes'),
    },
    dont: {
      text: 'For two answers; the search is longer than the list.',
      picture: list(finishes.slice(0, 2), 'Search these'),
    },
    rules: [
      '**Do** say in `statusText` how many the search leaves, and with none what to try.',
      '**Don’t** drop what was chosen when it no longer matches; it stays chosen and is sent.',
      '**Don’t** hide it in a dialog of its own.',
    ],
    keys: {
      Tab: 'goes to the search, then through the boxes',
      '↓ ↑': 'on a box: to the next and the one before',
      'Home, End': 'on a box: to the first and the last',
      Space: 'chooses the box, or takes the choice back',
      Escape: 'in the search: empties it',
    },
    accessibility:
      'A fieldset of native checkboxes under a search field, and no ARIA listbox: on phones screen readers do not say that one takes several, and a browser sends it with no form. Decision 008 has the weighing. How many the search leaves is announced as a `status`.',
  },
  Slider: {
    use: 'For one number of which about right is enough, with its effect in sight: how far to look, how warm a light is. An exact number is a `TextField` or a `QuantityField`; two ends are a `RangeField`; a few named steps are a `RadioGroup`.',
    do: {
      text: 'Write the number with its unit.',
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
      text: 'Where a wrong number costs something.',
      picture: (
        <Slider label="Boxes of tile" min={1} max={500} defaultValue={37} valueText={(boxes) => `${boxes} boxes`} />
      ),
    },
    rules: [
      '**Do** choose a `step` that a thumb can hit: at most a hundred of them.',
      '**Don’t** load a page at each step; `onValueChange` is called at every one.',
    ],
    keys: {
      Tab: 'goes to it',
      '← ↓ and → ↑': 'one step down, one up',
      'Page Up, Page Down': 'a tenth of the scale',
      'Home, End': 'to either end',
    },
    accessibility:
      'A native `input type="range"` with a label; the thumb is 24 px and its focus is drawn around the thumb. Its value is announced in your words; before scripts load the number alone is, and none is written beside it.',
  },
  SwatchPicker: {
    use: 'For one finish or colour out of several. Finishes that are only shown, as on a card, are a `SwatchList`.',
    do: {
      text: 'The name and the state in words below the squares.',
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
      text: 'For what has no colour: squares that look alike.',
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
    rules: ['**Do** leave sold-out finishes in sight with `unavailable` and a `status` that says why.'],
    keys: { Tab: 'goes to the chosen finish', 'Arrow keys': 'choose the next or the one before' },
    accessibility:
      'A fieldset of native radio buttons with names; colour is never the only sign. Each square is a target of 44 px.',
  },
  Switch: {
    use: 'For what takes effect at once: a view that is narrowed, a sound, a reminder. An answer that is sent with a form is a `Checkbox`.',
    do: { text: 'Name what is on when it is on.', picture: <Switch label="Only differences" defaultChecked /> },
    dont: { text: 'A label that is the state: which one is it now?', picture: <Switch label="Off / on" /> },
    rules: [
      '**Do** put `note` or `description` where the effect is not to be seen beside it.',
      '**Don’t** change the label with the state; screen readers say “on” and “off”.',
      '**Don’t** ask for a second press to confirm.',
    ],
    keys: { Tab: 'goes to it', Space: 'turns it on or off' },
    accessibility: 'A native checkbox with `role="switch"`. Its state is the place of the thumb as well as a colour.',
  },
} satisfies Record<string, Guide>;

interface Anatomy {
  /** The values of `data-part`, the outermost element first. */
  readonly parts: readonly [string, ...string[]];
  /** What it holds: itself, or its caller by the same prop without `default`. */
  readonly holds?: 'value' | 'checked' | 'open';
  /** It can be another element. */
  readonly render?: true;
}

const field = ['field-label', 'field-note', 'field-description', 'field-problem'] as const;
const text = [...field, 'field-control'] as const;
const fieldset = ['fieldset-legend', 'field-description', 'field-problem'] as const;
const choice = ['choice-line', 'choice-input', 'choice-label', 'choice-note', 'choice-description'] as const;
const dialog = [
  'dialog-box',
  'dialog-header',
  'dialog-title',
  'dialog-close',
  'dialog-close-form',
  'dialog-body',
  'dialog-footer',
] as const;

const table = ['data-table', 'data-table-table', 'data-table-caption', 'data-table-cell'] as const;
const disclosure = [
  'disclosure-summary',
  'disclosure-text',
  'disclosure-note',
  'disclosure-mark',
  'disclosure-body',
] as const;
const card = [
  'media-card-body',
  'media-card-eyebrow',
  'media-card-title',
  'media-card-link',
  'media-card-media',
  'media-card-badges',
  'media-card-actions',
] as const;

/** What every component is made of and what it holds. A part keeps its name: style sheets and tests may rely on it. */
export const anatomy = {
  Accordion: { parts: ['accordion', 'accordion-heading', 'disclosure', ...disclosure] },
  Avatar: { parts: ['avatar', 'avatar-initials', 'avatar-picture'] },
  Badge: { parts: ['badge'], render: true },
  Banner: { parts: ['banner', 'banner-bar', 'banner-text'] },
  Breadcrumbs: { parts: ['breadcrumbs', 'breadcrumbs-list', 'breadcrumbs-item', 'breadcrumbs-link'] },
  Button: { parts: ['button'] },
  Carousel: { parts: ['carousel', 'carousel-controls', 'carousel-pause', 'carousel-row', 'carousel-slide'] },
  CartLine: {
    parts: [
      'cart-line',
      'cart-line-picture',
      'cart-line-facts',
      'cart-line-name',
      'cart-line-details',
      'cart-line-problem',
      'cart-line-controls',
      'cart-line-total',
    ],
    render: true,
  },
  Checkbox: { parts: ['choice', ...choice, 'field-problem'], holds: 'checked' },
  CheckboxGroup: { parts: ['checkbox-group', ...fieldset, 'choice', ...choice], holds: 'value' },
  Chip: { parts: ['chip', 'chip-icon'] },
  Combobox: {
    parts: [
      'combobox',
      ...text,
      'combobox-list',
      'combobox-group',
      'combobox-option',
      'combobox-label',
      'combobox-note',
    ],
    holds: 'value',
  },
  CompareTable: { parts: ['compare-table', 'choice', ...choice, ...table] },
  Container: { parts: ['container'], render: true },
  DataTable: { parts: [...table, 'data-table-sort', 'data-table-empty'] },
  DateField: { parts: ['date-field', ...text, 'date-field-text'], holds: 'value' },
  DescriptionList: {
    parts: ['description-list', 'description-list-line', 'description-list-term', 'description-list-details'],
  },
  Dialog: { parts: ['dialog', ...dialog], holds: 'open' },
  Disclosure: { parts: ['disclosure', ...disclosure], holds: 'open' },
  Divider: { parts: ['divider'] },
  Drawer: { parts: ['drawer', ...dialog], holds: 'open' },
  ErrorSummary: { parts: ['error-summary', 'error-summary-title', 'error-summary-list'] },
  FacetGroup: {
    parts: [
      'facet-group',
      ...disclosure,
      'fieldset',
      ...fieldset,
      'choice',
      ...choice,
      'facet-group-rest',
      'facet-group-more',
      'facet-group-label',
      'facet-group-less',
    ],
    holds: 'value',
  },
  Fieldset: { parts: ['fieldset', ...fieldset] },
  FileUpload: {
    parts: [
      'file-upload',
      ...text,
      'file-upload-box',
      'file-upload-prompt',
      'file-upload-list',
      'file-upload-file',
      'file-upload-name',
      'file-upload-note',
      'file-upload-state',
    ],
  },
  Form: { parts: ['form', 'error-summary', 'error-summary-title', 'error-summary-list'], render: true },
  Gallery: {
    parts: [
      'gallery',
      'gallery-row',
      'gallery-slide',
      'gallery-enlarge',
      'gallery-thumbnails',
      'gallery-thumbnail',
      'gallery-pane',
      'gallery-large',
    ],
  },
  Grid: { parts: ['grid'], render: true },
  Heading: { parts: ['heading'] },
  Hotspots: {
    parts: ['hotspots', 'hotspots-plane', 'hotspots-place', 'hotspots-spot', 'hotspots-mark', 'hotspots-card'],
  },
  Icon: { parts: ['icon'] },
  IconButton: { parts: ['icon-button'] },
  Link: { parts: ['link'], render: true },
  LinkButton: { parts: ['link-button'], render: true },
  LoadMore: { parts: ['load-more', 'load-more-link'] },
  MediaCard: { parts: ['media-card', ...card] },
  Menu: { parts: ['menu', 'menu-button', 'menu-panel'] },
  Notice: { parts: ['notice', 'notice-icon', 'notice-body', 'notice-title', 'notice-actions'] },
  OrderCard: {
    parts: [
      'order-card',
      'order-card-head',
      'order-card-name',
      'order-card-total',
      'order-card-details',
      'order-card-pictures',
      'order-card-picture',
      'order-card-more',
      'order-card-controls',
    ],
  },
  Pagination: { parts: ['pagination', 'pagination-list', 'pagination-link', 'pagination-gap'] },
  PasswordField: {
    parts: ['password-field', ...text, 'password-field-line', 'password-field-toggle'],
    holds: 'value',
  },
  Picture: { parts: ['picture', 'picture-shape', 'picture-placeholder', 'picture-image', 'picture-words'] },
  Popover: { parts: ['popover', 'popover-header', 'popover-title', 'popover-close'], holds: 'open' },
  Price: { parts: ['price', 'price-current', 'price-was', 'price-unit', 'price-note'] },
  ProductCard: { parts: ['product-card', ...card] },
  ProgressBar: { parts: ['progress-bar', 'progress-bar-label', 'progress-bar-value', 'progress-bar-bar'] },
  Prose: { parts: ['prose'], render: true },
  QuantityField: {
    parts: ['quantity-field', ...text, 'quantity-field-stepper', 'quantity-field-step'],
    holds: 'value',
  },
  RadioGroup: { parts: ['radio-group', ...fieldset, 'choice', ...choice], holds: 'value' },
  RangeField: {
    parts: [
      'range-field',
      ...fieldset,
      'range-field-sliders',
      'range-field-histogram',
      'range-field-track',
      'range-field-rail',
      'range-field-chosen',
      'range-field-slider',
      'range-field-bounds',
    ],
    holds: 'value',
  },
  SelectField: { parts: ['select-field', ...text, 'select-field-box', 'select-field-mark'], holds: 'value' },
  SelectList: {
    parts: [
      'select-list',
      ...fieldset,
      'choice',
      ...choice,
      'select-list-options',
      'select-list-option',
      'select-list-status',
    ],
    holds: 'value',
  },
  Skeleton: { parts: ['skeleton'] },
  SkipLink: { parts: ['skip-link'] },
  Slider: {
    parts: [
      'slider',
      ...text,
      'slider-line',
      'slider-box',
      'slider-track',
      'slider-rail',
      'slider-chosen',
      'slider-value',
    ],
    holds: 'value',
  },
  Spinner: { parts: ['spinner', 'spinner-ring'] },
  Stack: { parts: ['stack'], render: true },
  Stepper: { parts: ['stepper', 'stepper-list', 'stepper-step', 'stepper-mark', 'stepper-link'] },
  SwatchList: {
    parts: ['swatch-list', 'swatch-list-item', 'swatch-list-face', 'swatch-list-more', 'swatch'],
  },
  SwatchPicker: {
    parts: [
      'swatch-picker',
      ...fieldset,
      'swatch-picker-swatches',
      'swatch-picker-option',
      'swatch-picker-face',
      'swatch-picker-input',
      'swatch-picker-name',
      'swatch-picker-status',
      'swatch',
    ],
    holds: 'value',
  },
  Switch: { parts: ['choice', ...choice, 'field-problem'], holds: 'checked' },
  Tabs: { parts: ['tabs', 'tabs-list', 'tabs-tab', 'tabs-panel'], holds: 'value' },
  Text: { parts: ['text'], render: true },
  TextAreaField: { parts: ['text-area-field', ...text], holds: 'value' },
  TextField: { parts: ['text-field', ...text], holds: 'value' },
  Timeline: { parts: ['timeline', 'timeline-event', 'timeline-title', 'timeline-time', 'timeline-details'] },
  ToastRegion: { parts: ['toast-region', 'toast', 'toast-text', 'toast-dismiss'] },
  Tooltip: { parts: ['tooltip', 'tooltip-text'], holds: 'open' },
  Tray: { parts: ['tray', 'tray-bar', 'tray-text'] },
  VisuallyHidden: { parts: ['visually-hidden'], render: true },
} satisfies Record<string, Anatomy>;

export { Badge, type BadgeProps } from './Badge/Badge.tsx';
export { Button, type ButtonProps } from './Button/Button.tsx';
export { LinkButton, type LinkButtonProps } from './Button/LinkButton.tsx';
export { Checkbox, type CheckboxProps, type ChoiceOption } from './Checkbox/Checkbox.tsx';
export { Chip, type ChipProps } from './Chip/Chip.tsx';
export { Dialog, type DialogProps } from './Dialog/Dialog.tsx';
export { Drawer, type DrawerProps } from './Drawer/Drawer.tsx';
export { type FieldText } from './Field/Field.tsx';
export { Fieldset, type FieldsetProps } from './Fieldset/Fieldset.tsx';
export { Icon, type IconName, type IconProps } from './Icon/Icon.tsx';
export { IconButton, type IconButtonProps } from './IconButton/IconButton.tsx';
export {
  Container,
  Divider,
  Grid,
  Stack,
  type ContainerProps,
  type GridProps,
  type StackProps,
} from './Layout/Layout.tsx';
export { Link, type LinkProps } from './Link/Link.tsx';
export { LinkProvider, type LinkProviderProps } from './Link/LinkProvider.tsx';
export { MediaCard, type MediaCardProps } from './MediaCard/MediaCard.tsx';
export { Notice, type NoticeProps, type Tone } from './Notice/Notice.tsx';
export { Picture, type PictureProps, type PictureSource } from './Picture/Picture.tsx';
export { QuantityField, type QuantityFieldProps } from './QuantityField/QuantityField.tsx';
export { RadioGroup, type RadioGroupProps } from './RadioGroup/RadioGroup.tsx';
export { SelectField, type SelectFieldProps, type SelectOption } from './SelectField/SelectField.tsx';
export { TextField, type TextFieldProps } from './TextField/TextField.tsx';
export { brands, breakpointsPx, pictureBreakpointsPx, themes } from './tokens/tokens.ts';
export { Heading, Prose, Text, type HeadingProps, type TextProps } from './Typography/Typography.tsx';
export { VisuallyHidden } from './VisuallyHidden/VisuallyHidden.tsx';

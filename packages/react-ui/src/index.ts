export { Accordion, type AccordionItem, type AccordionProps } from './Accordion/Accordion.tsx';
export type { AddressPart, AddressValues } from './AddressFields/address-part.ts';
export { AddressFields, type AddressFieldsProps } from './AddressFields/AddressFields.tsx';
export { Avatar, type AvatarProps } from './Avatar/Avatar.tsx';
export { Badge, type BadgeProps } from './Badge/Badge.tsx';
export { Banner, type BannerProps } from './Banner/Banner.tsx';
export { Breadcrumbs, type BreadcrumbsProps, type Crumb } from './Breadcrumbs/Breadcrumbs.tsx';
export { Button, type ButtonProps } from './Button/Button.tsx';
export { LinkButton, type LinkButtonProps } from './Button/LinkButton.tsx';
export { Carousel, type CarouselProps } from './Carousel/Carousel.tsx';
export { CartLine, type CartLineProps } from './CartLine/CartLine.tsx';
export { Checkbox, type CheckboxProps, type ChoiceOption } from './Checkbox/Checkbox.tsx';
export { CheckboxGroup, type CheckboxGroupProps } from './CheckboxGroup/CheckboxGroup.tsx';
export { Chip, type ChipProps } from './Chip/Chip.tsx';
export { Combobox, type ComboboxOption, type ComboboxProps } from './Combobox/Combobox.tsx';
export { CompareTable, type CompareTableProps } from './CompareTable/CompareTable.tsx';
export type { Column, Sort } from './DataTable/column.ts';
export { DataTable, type DataTableProps, type Row } from './DataTable/DataTable.tsx';
export { DateField, type DateFieldProps } from './DateField/DateField.tsx';
export { DescriptionList, type Description, type DescriptionListProps } from './DescriptionList/DescriptionList.tsx';
export { Dialog, type DialogProps } from './Dialog/Dialog.tsx';
export { Disclosure, type DisclosureProps } from './Disclosure/Disclosure.tsx';
export { Drawer, type DrawerProps } from './Drawer/Drawer.tsx';
export { ErrorSummary, type ErrorSummaryProps, type FieldProblem } from './ErrorSummary/ErrorSummary.tsx';
export { FacetGroup, type FacetGroupProps } from './FacetGroup/FacetGroup.tsx';
export { type FieldText } from './Field/Field.tsx';
export { Fieldset, type FieldsetProps } from './Fieldset/Fieldset.tsx';
export { FileUpload, type FileUploadProps } from './FileUpload/FileUpload.tsx';
export type { Upload } from './FileUpload/upload.ts';
export { Form, type FormProps } from './Form/Form.tsx';
export type { GalleryPicture } from './Gallery/gallery-picture.ts';
export { Gallery, type GalleryProps } from './Gallery/Gallery.tsx';
export { Hotspots, type Hotspot, type HotspotsProps } from './Hotspots/Hotspots.tsx';
export { Icon, type IconName, type IconProps } from './Icon/Icon.tsx';
export { IconButton, type IconButtonProps } from './IconButton/IconButton.tsx';
export {
  Container,
  Divider,
  Grid,
  Rail,
  Stack,
  type ContainerProps,
  type GridProps,
  type RailProps,
  type StackProps,
} from './Layout/Layout.tsx';
export { Link, type LinkProps } from './Link/Link.tsx';
export { LinkProvider, type LinkProviderProps } from './Link/LinkProvider.tsx';
export { MediaCard, type MediaCardProps } from './MediaCard/MediaCard.tsx';
export { Menu, type MenuProps } from './Menu/Menu.tsx';
export { ModelViewer, type ModelLabels, type ModelViewerProps } from './ModelViewer/ModelViewer.tsx';
export type { ModelView } from './ModelViewer/turn-model.ts';
export { NavigationMenu, type NavigationItem, type NavigationMenuProps } from './NavigationMenu/NavigationMenu.tsx';
export { Notice, type NoticeProps, type Tone } from './Notice/Notice.tsx';
export { OrderCard, type OrderCardProps } from './OrderCard/OrderCard.tsx';
export { LoadMore, type LoadMoreProps } from './Pagination/LoadMore.tsx';
export { Pagination, type PaginationProps } from './Pagination/Pagination.tsx';
export { PasswordField, type PasswordFieldProps } from './PasswordField/PasswordField.tsx';
export { Picture, type PictureProps, type PictureSource } from './Picture/Picture.tsx';
export { Popover, type PopoverProps } from './Popover/Popover.tsx';
export { Price, type PriceProps } from './Price/Price.tsx';
export { ProductCard, type CardBadge, type ProductCardProps } from './ProductCard/ProductCard.tsx';
export { ProgressBar, type ProgressBarProps } from './ProgressBar/ProgressBar.tsx';
export { QuantityField, type QuantityFieldProps } from './QuantityField/QuantityField.tsx';
export { RadioGroup, type RadioGroupProps } from './RadioGroup/RadioGroup.tsx';
export { RangeField, type Bound, type Range, type RangeFieldProps } from './RangeField/RangeField.tsx';
export { Rating, type RatingProps } from './Rating/Rating.tsx';
export type { RoomSide, RoomSides } from './RoomPlanner/room-sides.ts';
export { RoomPlanner, type RoomPlannerProps } from './RoomPlanner/RoomPlanner.tsx';
export { SelectField, type SelectFieldProps, type SelectOption } from './SelectField/SelectField.tsx';
export { SelectList, type ListedOption, type SelectListProps } from './SelectList/SelectList.tsx';
export { Skeleton, type SkeletonProps } from './Skeleton/Skeleton.tsx';
export { SkipLink } from './SkipLink/SkipLink.tsx';
export { Slider, type SliderProps } from './Slider/Slider.tsx';
export { Spinner, type SpinnerProps } from './Spinner/Spinner.tsx';
export { Stepper, type Step, type StepperProps } from './Stepper/Stepper.tsx';
export type { StoreMark } from './StoreMap/next-mark.ts';
export { StoreMap, type StoreMapProps } from './StoreMap/StoreMap.tsx';
export { SwatchList, type ListedSwatch, type SwatchListProps } from './SwatchList/SwatchList.tsx';
export { SwatchPicker, type SwatchOption, type SwatchPickerProps } from './SwatchPicker/SwatchPicker.tsx';
export { Switch, type SwitchProps } from './Switch/Switch.tsx';
export { Tabs, type Tab, type TabsProps } from './Tabs/Tabs.tsx';
export { TextAreaField, type TextAreaFieldProps } from './TextAreaField/TextAreaField.tsx';
export { TextField, type TextFieldProps } from './TextField/TextField.tsx';
export { Timeline, type TimelineEvent, type TimelineProps } from './Timeline/Timeline.tsx';
export { type ToastMessage } from './Toast/Toast.tsx';
export { ToastRegion, type ToastRegionProps } from './Toast/ToastRegion.tsx';
export { Toasts, type ToastsProps } from './Toast/Toasts.tsx';
export { useToast, type ShowToast } from './Toast/use-toast.ts';
export { breakpointsPx, densities, pictureBreakpointsPx, themes } from './tokens/tokens.ts';
export { Tooltip, type TooltipProps } from './Tooltip/Tooltip.tsx';
export { Tray, type TrayProps } from './Tray/Tray.tsx';
export { Heading, Prose, Text, type HeadingProps, type TextProps } from './Typography/Typography.tsx';
export { VisuallyHidden } from './VisuallyHidden/VisuallyHidden.tsx';

import type { Meta, StoryObj } from '@storybook/react-vite';
import { Suspense } from 'react';
import { StateSheet } from '../StateSheet.tsx';

// a sheet has a dozen frames; `npm run storybook:compare` compares them, and the story tests skip them
const meta = { title: 'States', tags: ['!test', '!autodocs'] } satisfies Meta;
export default meta;

const sheetOf = (page: string): StoryObj => ({
  name: page,
  render: () => (
    <Suspense fallback={<p>Loading</p>}>
      <StateSheet page={page} />
    </Suspense>
  ),
});

export const AccordionSheet = sheetOf('Accordion');
export const AddressFieldsSheet = sheetOf('AddressFields');
export const AvatarSheet = sheetOf('Avatar');
export const BadgeSheet = sheetOf('Badge');
export const BannerSheet = sheetOf('Banner');
export const BreadcrumbsSheet = sheetOf('Breadcrumbs');
export const ButtonSheet = sheetOf('Button');
export const CarouselSheet = sheetOf('Carousel');
export const CartLineSheet = sheetOf('CartLine');
export const CheckboxSheet = sheetOf('Checkbox');
export const CheckboxGroupSheet = sheetOf('CheckboxGroup');
export const ChipSheet = sheetOf('Chip');
export const ComboboxSheet = sheetOf('Combobox');
export const CompareTableSheet = sheetOf('CompareTable');
export const DataTableSheet = sheetOf('DataTable');
export const DateFieldSheet = sheetOf('DateField');
export const DescriptionListSheet = sheetOf('DescriptionList');
export const DialogSheet = sheetOf('Dialog');
export const DisclosureSheet = sheetOf('Disclosure');
export const DrawerSheet = sheetOf('Drawer');
export const ErrorSummarySheet = sheetOf('ErrorSummary');
export const FacetGroupSheet = sheetOf('FacetGroup');
export const FieldsetSheet = sheetOf('Fieldset');
export const FileUploadSheet = sheetOf('FileUpload');
export const FormSheet = sheetOf('Form');
export const GallerySheet = sheetOf('Gallery');
export const HotspotsSheet = sheetOf('Hotspots');
export const IconSheet = sheetOf('Icon');
export const IconButtonSheet = sheetOf('IconButton');
export const LayoutSheet = sheetOf('Layout');
export const LinkSheet = sheetOf('Link');
export const LoadMoreSheet = sheetOf('LoadMore');
export const MediaCardSheet = sheetOf('MediaCard');
export const MenuSheet = sheetOf('Menu');
export const ModelViewerSheet = sheetOf('ModelViewer');
export const NavigationMenuSheet = sheetOf('NavigationMenu');
export const NoticeSheet = sheetOf('Notice');
export const OrderCardSheet = sheetOf('OrderCard');
export const PaginationSheet = sheetOf('Pagination');
export const PasswordFieldSheet = sheetOf('PasswordField');
export const PictureSheet = sheetOf('Picture');
export const PopoverSheet = sheetOf('Popover');
export const PriceSheet = sheetOf('Price');
export const ProductCardSheet = sheetOf('ProductCard');
export const ProgressBarSheet = sheetOf('ProgressBar');
export const QuantityFieldSheet = sheetOf('QuantityField');
export const RadioGroupSheet = sheetOf('RadioGroup');
export const RangeFieldSheet = sheetOf('RangeField');
export const RatingSheet = sheetOf('Rating');
export const RoomPlannerSheet = sheetOf('RoomPlanner');
export const SelectFieldSheet = sheetOf('SelectField');
export const SelectListSheet = sheetOf('SelectList');
export const SkeletonSheet = sheetOf('Skeleton');
export const SkipLinkSheet = sheetOf('SkipLink');
export const SliderSheet = sheetOf('Slider');
export const SpinnerSheet = sheetOf('Spinner');
export const StepperSheet = sheetOf('Stepper');
export const StoreMapSheet = sheetOf('StoreMap');
export const SwatchListSheet = sheetOf('SwatchList');
export const SwatchPickerSheet = sheetOf('SwatchPicker');
export const SwitchSheet = sheetOf('Switch');
export const TabsSheet = sheetOf('Tabs');
export const TextAreaFieldSheet = sheetOf('TextAreaField');
export const TextFieldSheet = sheetOf('TextField');
export const TimelineSheet = sheetOf('Timeline');
export const ToastRegionSheet = sheetOf('ToastRegion');
export const ToastsSheet = sheetOf('Toasts');
export const TooltipSheet = sheetOf('Tooltip');
export const TraySheet = sheetOf('Tray');
export const TypographySheet = sheetOf('Typography');

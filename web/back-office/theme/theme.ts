import {
  Badge,
  Button,
  Checkbox,
  createTheme,
  Drawer,
  type MantineColorsTuple,
  Menu,
  Modal,
  Notification,
  Select,
  TextInput,
} from '@mantine/core';

const petrol: MantineColorsTuple = [
  '#F5F8F8',
  '#E3EFF1',
  '#C5DCE0',
  '#9CC4CB',
  '#69A7B2',
  '#3A8996',
  '#236F7C',
  '#155E6B',
  '#113A45',
  '#0B2730',
];

/** Mantine draws its borders, hints and disabled parts from this scale. */
const gray: MantineColorsTuple = [
  '#F5F8F8',
  '#EEF3F4',
  '#E4EAEC',
  '#DCE5E7',
  '#7C8F94',
  '#6F8085',
  '#56686D',
  '#4A5D62',
  '#24393F',
  '#0B2730',
];

/** Errors, and what takes something away; Mantine writes text in the seventh tone, which must be read on white. */
const red: MantineColorsTuple = [
  '#FCEBE9',
  '#F8D7D3',
  '#F0B3AD',
  '#E68E86',
  '#DA6A60',
  '#C9473D',
  '#B3261E',
  '#B3261E',
  '#8F1E18',
  '#6B1712',
];

/** The look of the back office for Mantine's components; the tones they lack are in `tones.css`. */
export const theme = createTheme({
  primaryColor: 'petrol',
  primaryShade: 7,
  white: '#fff',
  black: '#0B2730',
  colors: { petrol, gray, red },
  fontFamily: '"Sofia Sans Variable", system-ui, sans-serif',
  headings: { fontWeight: '750' },
  fontSizes: { xs: '14px', sm: '15px', md: '15px', lg: '17px', xl: '20px' },
  defaultRadius: 'sm',
  radius: { xs: '4px', sm: '6px', md: '8px', lg: '12px' },
  focusRing: 'auto',
  respectReducedMotion: true,
  components: {
    Badge: Badge.extend({ defaultProps: { radius: 'xs', tt: 'none' } }),
    Button: Button.extend({ defaultProps: { size: 'sm' } }),
    // A dialog's head is no banner of the page.
    Drawer: Drawer.extend({ defaultProps: { attributes: { header: { role: 'presentation' } } } }),
    Menu: Menu.extend({ defaultProps: { withInitialFocusPlaceholder: false } }),
    Checkbox: Checkbox.extend({ styles: { description: { fontSize: 14 } } }),
    Modal: Modal.extend({
      defaultProps: { centered: true, radius: 'lg', attributes: { header: { role: 'presentation' } } },
    }),
    Notification: Notification.extend({ defaultProps: { withBorder: false } }),
    Select: Select.extend({ defaultProps: { size: 'sm' } }),
    TextInput: TextInput.extend({ defaultProps: { size: 'sm' } }),
  },
});

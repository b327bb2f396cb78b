import { Button } from '@mantine/core';
import IconPhone from '@tabler/icons-react/icons/IconPhone';

/** A phone number as a button that calls it. */
export const CallButton = ({ phone }: { phone: string }) => (
  <Button
    component="a"
    href={`tel:${phone.replace(/[^\d+]/g, '')}`}
    leftSection={<IconPhone size={19} stroke={1.9} aria-hidden />}
  >
    <bdi dir="ltr">{phone}</bdi>
  </Button>
);

/** A phone number that a press calls; always read from left to right. */
export const PhoneLink = ({ phone }: { phone: string }) => (
  <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>
    <bdi dir="ltr">{phone}</bdi>
  </a>
);

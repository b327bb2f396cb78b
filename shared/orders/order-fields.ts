/** The lines of an address, as they are entered. */
export const ADDRESS_FIELDS = ['name', 'address1', 'address2', 'zip', 'city', 'country'] as const;

/** What orders of groups and tours bring along (back-office specification, section 3). */
export const GROUP_FIELDS = [
  'issuer_name',
  'issuer_number',
  'request_number',
  'name_of_group',
  'group_leader',
  'tour_name',
  'tour_code',
  'tour_number',
  'tour_leader',
] as const;

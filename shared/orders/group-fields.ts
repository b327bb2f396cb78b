/** What an airline group and its tour are called: the same names in what is sent, stored and shown. */
export const groupFields = <T>(text: T) => ({
  issuer_name: text,
  issuer_number: text,
  request_number: text,
  name_of_group: text,
  group_leader: text,
  tour_name: text,
  tour_code: text,
  tour_number: text,
  tour_leader: text,
});

import { useLocation } from 'react-router';

/** The values behind the `?` of the address. */
export const useQuery = (): URLSearchParams => new URLSearchParams(useLocation().search);

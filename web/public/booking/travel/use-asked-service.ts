import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { changeTravel } from '#web/public/booking/draft/draft-changes.ts';
import { changeDraft } from '#web/public/booking/draft/draft-store.ts';

const BOOKABLE = ['assistant', 'porter', 'both'] as const;

/**
 * Takes `?service=` of a book-now link over once, so that a reload keeps what the visitor chose since. Answers
 * whether the vip service was asked for, which cannot be booked yet.
 */
export const useAskedService = (): boolean => {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const asked = new URLSearchParams(search).get('service');
  const [isVipAsked, setIsVipAsked] = useState(false);
  useEffect(() => {
    if (asked === null) return;
    const service = BOOKABLE.find((bookable) => bookable === asked);
    if (service) changeDraft((draft) => changeTravel(draft, { selected_service: service }));
    setIsVipAsked(asked === 'vip');
    navigate(pathname, { replace: true });
  }, [asked, pathname, navigate]);
  return isVipAsked;
};

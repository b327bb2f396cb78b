import { Link } from 'react-router';
import { addDays } from '#shared/calendar-date.ts';
import { MAX_DAYS } from '#web/back-office/components/day-pager/day-range.ts';
import { shortDay } from '#web/back-office/language/formats.ts';
import { type OfficeLanguage, type Translate, useTexts } from '#web/back-office/language/office-language.ts';
import own from '#web/back-office/start/start.module.css';
import type { Start } from '#web/back-office/start/use-start.ts';

type Tile = {
  readonly name: string;
  readonly count: number | string;
  readonly label: string;
  readonly text: string;
  readonly to: string;
  /** Somebody has to do something. */
  readonly isCalling: boolean;
};

/** As far as one list of orders goes. */
const confirmAddress = ({ from, to }: Start['to_confirm']): string => {
  if (!from || !to) return '/admin/orders?status=ordered';
  const last = addDays(from, MAX_DAYS - 1);
  return `/admin/orders?from=${from}&to=${to < last ? to : last}&status=ordered`;
};

const unassignedTile = (day: 'today' | 'tomorrow', start: Start, t: Translate): Tile => ({
  name: day,
  count: start.unassigned[day],
  label: t(`office.start.unassigned_${day}`),
  text: t('office.start.unassigned_text'),
  to: day === 'today' ? '/admin/jobs/board' : `/admin/jobs/board?date=${start.tomorrow}`,
  isCalling: start.unassigned[day] > 0,
});

const runTile = ({ run }: Start, t: Translate, language: OfficeLanguage): Tile[] => {
  if (!run) return [];
  const { is_running, finished, total, failed, period_from, period_to } = run;
  const period = { from: shortDay(period_from, language), to: shortDay(period_to, language) };
  return [
    {
      name: 'run',
      count: is_running ? `${finished}/${total}` : failed,
      label: t(is_running ? 'office.start.run_running' : 'office.start.run_failed'),
      text: t('office.days.range', period),
      to: '/admin/invoices?tab=generate',
      isCalling: !is_running,
    },
  ];
};

const tilesOf = (start: Start, t: Translate, language: OfficeLanguage): Tile[] => {
  const { to_confirm, expiring, attention, failed_mails } = start;
  return [
    {
      name: 'confirm',
      count: to_confirm.count,
      label: t('office.start.to_confirm'),
      text: to_confirm.from
        ? t('office.start.first_service', { day: shortDay(to_confirm.from, language) })
        : t('office.start.none_waits'),
      to: confirmAddress(to_confirm),
      isCalling: to_confirm.count > 0,
    },
    unassignedTile('today', start, t),
    unassignedTile('tomorrow', start, t),
    {
      name: 'money',
      count: expiring.count + attention.count,
      label: t('office.start.money'),
      text: t('office.start.money_text'),
      to: '/admin/orders',
      isCalling: expiring.count + attention.count > 0,
    },
    {
      name: 'mails',
      count: failed_mails.count,
      label: t('office.start.failed_mails'),
      text: t('office.start.failed_mails_text'),
      to: `/admin/mails?from=${failed_mails.from}&to=${start.today}&state=failed`,
      isCalling: failed_mails.count > 0,
    },
    ...runTile(start, t, language),
  ];
};

/** What waits, as numbers that lead to where it is done. */
export const StartTiles = ({ start }: { start: Start }) => {
  const { t, language } = useTexts();
  return (
    <ul className={own.tiles}>
      {tilesOf(start, t, language).map(({ name, count, label, text, to, isCalling }) => (
        <li key={name}>
          <Link to={to} className={own.tile} {...(isCalling && { 'data-calling': true })}>
            <b>{count}</b>
            <span>{label}</span>
            <small>{text}</small>
          </Link>
        </li>
      ))}
    </ul>
  );
};

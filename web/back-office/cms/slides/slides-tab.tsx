import { ActionIcon, Button, VisuallyHidden } from '@mantine/core';
import IconArrowDown from '@tabler/icons-react/icons/IconArrowDown';
import IconArrowUp from '@tabler/icons-react/icons/IconArrowUp';
import IconTrash from '@tabler/icons-react/icons/IconTrash';
import { type KeyboardEvent, useState } from 'react';
import { Link } from 'react-router';
import { call, type SlideRow, type SlideSet } from '#web/back-office/cms/calls.ts';
import classes from '#web/back-office/cms/cms.module.css';
import { PreviewDialog, type Previewed } from '#web/back-office/cms/preview-dialog.tsx';
import { SlideVersions } from '#web/back-office/cms/slides/slide-versions.tsx';
import { useSlideSet } from '#web/back-office/cms/slides/use-slides.ts';
import { Standing } from '#web/back-office/cms/stamp.tsx';
import { StatusMark } from '#web/back-office/cms/status-mark.tsx';
import { useAlerts } from '#web/back-office/components/alerts.tsx';
import { ConfirmDialog } from '#web/back-office/components/confirm-dialog.tsx';
import { EmptyState } from '#web/back-office/components/empty-state.tsx';
import { PageError } from '#web/back-office/components/page-error.tsx';
import { TableSkeleton } from '#web/back-office/components/record-table/table-skeleton.tsx';
import { useTexts } from '#web/back-office/language/office-language.ts';

type Act = { readonly kind: 'delete'; readonly slide: SlideRow } | { readonly kind: 'publish' };

const useWords = () => {
  const { t, language } = useTexts();
  return { t, titleOf: ({ title }: SlideRow): string => title[language] || title.en || '–' };
};

type RowProps = {
  slide: SlideRow;
  place: number;
  count: number;
  onMove: (by: -1 | 1) => void;
  onDelete: () => void;
};

const Row = ({ slide, place, count, onMove, onDelete }: RowProps) => {
  const { t, titleOf } = useWords();
  const title = titleOf(slide);
  const move = (event: KeyboardEvent): void => {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key] as -1 | 1 | undefined;
    if (!by) return;
    event.preventDefault();
    onMove(by);
  };
  const arrow = (by: -1 | 1, label: string, isOff: boolean) => {
    const Arrow = by < 0 ? IconArrowUp : IconArrowDown;
    return (
      <ActionIcon
        size={36}
        variant="default"
        aria-label={label}
        aria-disabled={isOff}
        onClick={() => !isOff && onMove(by)}
        onKeyDown={move}
      >
        <Arrow size={18} stroke={1.9} aria-hidden />
      </ActionIcon>
    );
  };
  return (
    <li>
      <b>{place}</b>
      <div>
        <Link to={`/cms/slides/${slide._id}`} aria-label={t('office.cms.slides.edit', { title })}>
          {title}
        </Link>
        <StatusMark
          tint={slide.active ? 'green' : 'grey'}
          word={t(slide.active ? 'office.cms.slides.active' : 'office.cms.slides.inactive')}
        />
      </div>
      <div className={classes.buttons}>
        {arrow(-1, t('office.cms.slides.up', { title }), place === 1)}
        {arrow(1, t('office.cms.slides.down', { title }), place === count)}
        <ActionIcon
          size={36}
          variant="default"
          aria-label={t('office.cms.slides.delete', { title })}
          onClick={onDelete}
        >
          <IconTrash size={18} stroke={1.9} aria-hidden />
        </ActionIcon>
      </div>
    </li>
  );
};

type DialogProps = {
  act: Act | undefined;
  version: number;
  onDone: (set: SlideSet) => void;
  onFailed: () => void;
  onClose: () => void;
};

/** Asks before a slide is deleted, and before all are published. */
const ActDialog = ({ act, version, onDone, onFailed, onClose }: DialogProps) => {
  const { t, titleOf } = useWords();
  const alerts = useAlerts();
  const [isBusy, setIsBusy] = useState(false);
  const gone = act?.kind === 'delete' ? act.slide : undefined;
  const run = async (): Promise<void> => {
    setIsBusy(true);
    try {
      const set = gone
        ? await call('DELETE /api/slides/{id}', { params: { id: gone._id } })
        : await call('POST /api/slides/publish', { body: { version } });
      onDone(set);
      alerts.success(t(gone ? 'office.cms.slides.deleted' : 'office.cms.is_published'));
    } catch (error) {
      alerts.danger(t(gone ? 'office.cms.slides.not_deleted' : 'office.cms.not_published'), { error });
      onFailed();
    } finally {
      setIsBusy(false);
      onClose();
    }
  };
  const title = gone
    ? t('office.cms.slides.delete', { title: titleOf(gone) })
    : t('office.cms.publish_ask', { title: t('office.cms.tab.slides') });
  return (
    <ConfirmDialog
      isOpen={act !== undefined}
      title={title}
      confirmLabel={gone ? title : t('office.cms.publish')}
      busyLabel={t(gone ? 'office.cms.slides.deleting' : 'office.cms.publishing')}
      isBusy={isBusy}
      {...(gone && { isGrave: true })}
      onConfirm={() => void run()}
      onClose={onClose}
    >
      <p>{t(gone ? 'office.cms.slides.delete_text' : 'office.cms.slides.publish_text')}</p>
    </ConfirmDialog>
  );
};

/** The slides of the home page in their order: they are edited one by one, and published together. */
export const SlidesTab = () => {
  const { t, titleOf } = useWords();
  const { language } = useTexts();
  const alerts = useAlerts();
  const { data, error, mutate } = useSlideSet();
  const [act, setAct] = useState<Act>();
  const [previewed, setPreviewed] = useState<Previewed>();
  const [told, setTold] = useState('');
  const [isShown, setShown] = useState(false);
  if (error && !data) {
    return <PageError error={error} title={t('office.cms.error')} onRetry={() => void mutate()} />;
  }
  if (!data) return <TableSkeleton />;
  const { rows, version } = data;

  const move = async (from: number, by: -1 | 1): Promise<void> => {
    const slide = rows[from];
    const to = from + by;
    if (!slide || to < 0 || to >= rows.length) return;
    const next = rows.toSpliced(from, 1).toSpliced(to, 0, slide);
    try {
      const body = { ids: next.map(({ _id }) => _id), version };
      await mutate(call('PUT /api/slides/order', { body }), {
        optimisticData: { ...data, rows: next },
        revalidate: false,
      });
      setTold(t('office.cms.slides.moved', { title: titleOf(slide), place: to + 1 }));
    } catch (reason) {
      alerts.danger(t('office.cms.slides.not_moved'), { error: reason });
      await mutate();
    }
  };

  return (
    <>
      <div className={classes.tools}>
        <Button component={Link} to="/cms/slides/new" variant="default">
          {t('office.cms.slides.add')}
        </Button>
        <Button
          variant="default"
          onClick={() => setPreviewed({ title: t('office.cms.tab.slides'), language, path: '/' })}
        >
          {t('office.cms.preview')}
        </Button>
        <Button variant="default" onClick={() => setShown(true)}>
          {t('office.cms.versions')}
        </Button>
        <Button disabled={data.status === 'published'} onClick={() => setAct({ kind: 'publish' })}>
          {t('office.cms.publish')}
        </Button>
      </div>
      <Standing status={data.status} edited={data.edited} published={data.published} />
      {rows.length === 0 && <EmptyState title={t('office.table.empty')} text={t('office.cms.slides.none')} />}
      <ol className={classes.slides} aria-label={t('office.cms.slides.list')}>
        {rows.map((slide, index) => (
          <Row
            key={slide._id}
            slide={slide}
            place={index + 1}
            count={rows.length}
            onMove={(by) => void move(index, by)}
            onDelete={() => setAct({ kind: 'delete', slide })}
          />
        ))}
      </ol>
      <VisuallyHidden role="status">{told}</VisuallyHidden>
      <ActDialog
        act={act}
        version={version}
        onDone={(set) => void mutate(set, { revalidate: false })}
        onFailed={() => void mutate()}
        onClose={() => setAct(undefined)}
      />
      <PreviewDialog previewed={previewed} onClose={() => setPreviewed(undefined)} />
      <SlideVersions
        set={data}
        isOpen={isShown}
        onClose={() => setShown(false)}
        onRestored={(set) => void mutate(set, { revalidate: false })}
      />
    </>
  );
};

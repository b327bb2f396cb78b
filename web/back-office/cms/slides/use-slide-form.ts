import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useSWRConfig } from 'swr';
import { isSameSlide } from '#shared/content/same-slide.ts';
import { type Localized, SITE_LANGUAGES, type SiteLanguage } from '#shared/languages.ts';
import { call, type SlideInput, type SlideRow, type SlideSet } from '#web/back-office/cms/calls.ts';
import type { Difference } from '#web/back-office/cms/conflict-note.tsx';
import type { Picked } from '#web/back-office/cms/pictures/use-picture-picker.tsx';
import { isSlideSet } from '#web/back-office/cms/slides/use-slides.ts';
import { useAlerts } from '#web/back-office/components/alerts.tsx';
import { useTexts } from '#web/back-office/language/office-language.ts';
import { ApiError } from '#web/common/call-api.ts';

const EMPTY = { en: '', de: '' };

const NEW: SlideInput = {
  ...{ title: EMPTY, text: EMPTY, link: '/book/travel-details', link_text: EMPTY },
  ...{ scene: 'welcome', image: null, active: false },
};

const inputOf = (slide: SlideRow | undefined): SlideInput => {
  if (!slide) return NEW;
  const { _id, position, image, ...input } = slide;
  return { ...input, image: image && { src: image.src, alt: image.alt } };
};

/** The fields by name and language, as comparisons show them. */
const fieldsOf = ({ title, text, link_text, image, ...input }: SlideInput): Record<string, string> => ({
  ...Object.fromEntries(
    Object.entries({ title, text, link_text }).flatMap(([field, texts]) =>
      SITE_LANGUAGES.map((lang) => [`${lang}.${field}`, texts[lang] ?? '']),
    ),
  ),
  ...Object.fromEntries(Object.entries(input).map(([field, value]) => [field, String(value)])),
  image: image?.src ?? '',
});

type Loaded = { readonly set: SlideSet; readonly id: string };

/** A slide while it is edited: what is typed, what was saved last, and what somebody else has saved meanwhile. */
export const useSlideForm = (
  { set, id }: Loaded,
  language: SiteLanguage,
  onOpen: (language: SiteLanguage) => void,
) => {
  const { t } = useTexts();
  const alerts = useAlerts();
  const navigate = useNavigate();
  const { mutate } = useSWRConfig();
  const find = ({ rows }: SlideSet): SlideRow | undefined => rows.find(({ _id }) => _id === id);
  const [saved, setSaved] = useState(() => inputOf(find(set)));
  const [version, setVersion] = useState(set.version);
  const [input, setInput] = useState(saved);
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const [theirs, setTheirs] = useState<SlideSet>();
  const [isBusy, setIsBusy] = useState(false);
  const running = useRef(false);
  const isDirty = !isSameSlide(input, saved);

  const show = (next: SlideSet): void => {
    const found = inputOf(find(next));
    setSaved(found);
    setInput(found);
    setVersion(next.version);
    setProblems({});
    setTheirs(undefined);
  };

  const put = (at: number): Promise<SlideSet> =>
    id === 'new'
      ? call('POST /api/slides', { body: { slide: input, version: at } })
      : call('PUT /api/slides/{id}', { params: { id }, body: { slide: input, version: at } });

  /** Another slide of the set may have been saved meanwhile: that takes nothing away from anybody. */
  const putAfterOthers = async (at: number): Promise<SlideSet> => {
    try {
      return await put(at);
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'changed_meanwhile') throw error;
      const latest = await call('POST /api/slides/list', { body: { limit: 100 } });
      if (isSameSlide(inputOf(find(latest)), saved)) return put(latest.version);
      setTheirs(latest);
      throw error;
    }
  };

  const note = (error: unknown): void => {
    if (error instanceof ApiError && error.code === 'invalid_input') {
      const found = Object.entries(error.fields).map(
        ([field, { code }]) => [field.replace('slide.', ''), code] as const,
      );
      setProblems(Object.fromEntries(found));
      const faulty = SITE_LANGUAGES.filter((lang) => found.some(([field]) => field.endsWith(`.${lang}`)));
      if (faulty[0] && !faulty.includes(language)) onOpen(faulty[0]);
    }
    alerts.danger(t('office.cms.slide.not_saved'), { error });
  };

  const save = async (at = version): Promise<boolean> => {
    if (running.current) return false;
    running.current = true;
    setIsBusy(true);
    try {
      const next = await putAfterOthers(at);
      show(next);
      await mutate(isSlideSet, next, { revalidate: false });
      alerts.success(t('office.cms.slide.saved'));
      const added = next.rows.at(-1)?._id;
      if (id === 'new' && added) void navigate(`/cms/slides/${added}`, { replace: true });
      return true;
    } catch (error) {
      note(error);
      return false;
    } finally {
      running.current = false;
      setIsBusy(false);
    }
  };

  const change = (changes: Partial<SlideInput>): void => setInput((before) => ({ ...before, ...changes }));

  return {
    input,
    problems,
    isBusy,
    isDirty,
    /** Who was first, when somebody else has saved this very slide. */
    conflict: theirs?.edited,
    differences: (): Difference[] => {
      const other = theirs && find(theirs);
      if (!other) return [];
      const [left, right] = [fieldsOf(inputOf(other)), fieldsOf(input)];
      return Object.keys(left)
        .filter((field) => left[field] !== right[field])
        .map((field) => ({ field, theirs: left[field] ?? '', mine: right[field] ?? '' }));
    },
    change,
    changeText: (field: 'title' | 'text' | 'link_text', text: string): void =>
      setInput((before) => ({ ...before, [field]: { ...before[field], [language]: text } as Localized })),
    setPicture: (picked: Picked | undefined): void => {
      const alt = picked && {
        ...picked.picture.alt,
        en: picked.picture.alt.en ?? '',
        de: picked.picture.alt.de ?? '',
      };
      change({ image: picked && alt ? { src: picked.src, alt } : null });
    },
    save: (): Promise<boolean> => save(),
    saveMine: (): Promise<boolean> => save(theirs?.version),
    takeTheirs: (): void => theirs && show(theirs),
  };
};
export type SlideForm = ReturnType<typeof useSlideForm>;

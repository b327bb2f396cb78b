import { useRef, useState } from 'react';
import { useSWRConfig } from 'swr';
import type { PageText } from '#shared/content/page.ts';
import { contentFields, isSameContent, type PageContent } from '#shared/content/page-draft.ts';
import { SITE_LANGUAGES, type SiteLanguage } from '#shared/languages.ts';
import { call, type PageDraft } from '#web/back-office/cms/calls.ts';
import type { Difference } from '#web/back-office/cms/conflict-note.tsx';
import { useAlerts } from '#web/back-office/components/alerts.tsx';
import { useTexts } from '#web/back-office/language/office-language.ts';
import { ApiError } from '#web/common/call-api.ts';

export const BLANK: PageText = { title: '', subtitle: '', meta_title: '', meta_description: '', html: '' };

type Busy = 'save' | 'publish' | undefined;

const contentOf = ({ background, texts }: PageContent): PageContent => ({ background, texts });

/** A page while it is edited: what is typed, what was saved last, and what somebody else has saved meanwhile. */
export const usePageForm = (
  loaded: PageDraft,
  language: SiteLanguage,
  onOpen: (language: SiteLanguage) => void,
) => {
  const { t } = useTexts();
  const alerts = useAlerts();
  const { mutate } = useSWRConfig();
  const [saved, setSaved] = useState(loaded);
  const [content, setContent] = useState(contentOf(loaded));
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const [theirs, setTheirs] = useState<PageDraft>();
  const [busy, setBusy] = useState<Busy>();
  /** Another number begins the editors anew: what they show came from the server. */
  const [revision, setRevision] = useState(0);
  const running = useRef(false);
  const { name } = loaded;

  const show = (draft: PageDraft, isNew = true): void => {
    setSaved(draft);
    setContent(contentOf(draft));
    setProblems({});
    setTheirs(undefined);
    if (isNew) setRevision((count) => count + 1);
    void mutate((key) => Array.isArray(key) && key[0] === 'cms' && key[1] === 'pages');
  };

  const note = async (error: unknown, title: string): Promise<void> => {
    if (error instanceof ApiError && error.code === 'changed_meanwhile') {
      const latest = await call('GET /api/pages/{name}/draft', { params: { name } }).catch(() => undefined);
      setTheirs(latest);
    }
    if (error instanceof ApiError && error.code === 'invalid_input') {
      const found = Object.entries(error.fields).map(([field, { code }]) => [field, code] as const);
      setProblems(Object.fromEntries(found));
      const faulty = SITE_LANGUAGES.filter((lang) =>
        found.some(([field]) => field.startsWith(`texts.${lang}.`)),
      );
      if (faulty[0] && !faulty.includes(language)) onOpen(faulty[0]);
    }
    alerts.danger(title, { error });
  };

  /** One thing at a time: a double click does it once. */
  const doing = async (what: Busy, title: string, work: () => Promise<void>): Promise<boolean> => {
    if (running.current) return false;
    running.current = true;
    setBusy(what);
    try {
      await work();
      return true;
    } catch (error) {
      await note(error, title);
      return false;
    } finally {
      running.current = false;
      setBusy(undefined);
    }
  };

  const isDirty = !isSameContent(content, saved);

  const put = async (version: number): Promise<PageDraft> => {
    const draft = await call('PUT /api/pages/{name}', { params: { name }, body: { ...content, version } });
    // What was typed stays as it stands, unless the server has taken something out of it.
    show(draft, !isSameContent(draft, content));
    return draft;
  };

  const save = (version = saved.version): Promise<boolean> =>
    doing('save', t('office.cms.not_saved'), async () => {
      await put(version);
      alerts.success(t('office.cms.saved'));
    });

  return {
    saved,
    content,
    problems,
    theirs,
    busy,
    revision,
    isDirty,
    /** What the two who have edited the page say differently. */
    differences: (): Difference[] => {
      if (!theirs) return [];
      const [left, right] = [contentFields(theirs), contentFields(content)];
      return Object.keys(left)
        .filter((field) => left[field] !== right[field])
        .map((field) => ({ field, theirs: left[field] ?? '', mine: right[field] ?? '' }));
    },
    change: (field: keyof PageText, text: string): void =>
      setContent(({ background, texts }) => ({
        background,
        texts: { ...texts, [language]: { ...(texts[language] ?? BLANK), [field]: text } },
      })),
    setBackground: (background: string | null): void => setContent(({ texts }) => ({ background, texts })),
    save: (): Promise<boolean> => save(),
    saveMine: (): Promise<boolean> => save(theirs?.version),
    takeTheirs: (): void => theirs && show(theirs),
    /** Whether the draft on the server is what is typed. */
    settle: async (): Promise<boolean> => !isDirty || save(),
    publish: (): Promise<boolean> =>
      doing('publish', t('office.cms.not_published'), async () => {
        const { version } = isDirty ? await put(saved.version) : saved;
        show(await call('POST /api/pages/{name}/publish', { params: { name }, body: { version } }), false);
        alerts.success(t('office.cms.is_published'));
      }),
    restore: (number: number): Promise<boolean> =>
      doing('save', t('office.cms.not_saved'), async () => {
        const params = { name, number };
        const body = { version: saved.version };
        show(await call('POST /api/pages/{name}/versions/{number}/restore', { params, body }));
        alerts.success(t('office.cms.versions.restored', { number }));
      }),
  };
};
export type PageForm = ReturnType<typeof usePageForm>;

import { useSearchParams } from 'react-router';
import { PagesTab } from '#web/back-office/cms/pages/pages-tab.tsx';
import { PicturesTab } from '#web/back-office/cms/pictures/pictures-tab.tsx';
import { SlidesTab } from '#web/back-office/cms/slides/slides-tab.tsx';
import { LinkTabs } from '#web/back-office/components/link-tabs.tsx';
import records from '#web/back-office/components/records/records.module.css';
import { ScreenHelp } from '#web/back-office/components/screen-help.tsx';
import { useTexts } from '#web/back-office/language/office-language.ts';

const TABS = { pages: PagesTab, slides: SlidesTab, pictures: PicturesTab } as const;
type Tab = keyof typeof TABS;

const isTab = (name: string): name is Tab => name in TABS;

/** What visitors read: the content pages, the slides of the home page, and the pictures of both. */
const CmsScreen = () => {
  const { t } = useTexts();
  const asked = useSearchParams()[0].get('tab') ?? '';
  const open: Tab = isTab(asked) ? asked : 'pages';
  const Open = TABS[open];
  return (
    <>
      <title>{`${t('office.cms.title')} – ${t('office.brand')}`}</title>
      <header className={records.head}>
        <h1>{t('office.cms.title')}</h1>
        <ScreenHelp text="office.cms.help" />
      </header>
      <LinkTabs
        label={t('office.cms.tabs')}
        tabs={(Object.keys(TABS) as Tab[]).map((tab) => ({
          to: tab === 'pages' ? '/cms' : `/cms?tab=${tab}`,
          text: t(`office.cms.tab.${tab}`),
          isOpen: tab === open,
        }))}
      />
      <Open />
    </>
  );
};
export default CmsScreen;

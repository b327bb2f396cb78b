import { Component, type ReactNode } from 'react';
import { Button } from '#web/public/controls/button.tsx';
import { useTexts } from '#web/public/language/texts.ts';
import { Page } from '#web/public/page/page.tsx';

/** Without bar and foot: whatever failed may lie in them. */
const CrashPage = () => {
  const { t } = useTexts();
  return (
    <Page title={t('error.crash.title')} header={null} footer={false}>
      <div className="centre">
        <h1>{t('error.crash.title')}</h1>
        <p>{t('error.crash.text')}</p>
        <Button onClick={() => window.location.reload()}>{t('site.reload')}</Button>
      </div>
    </Page>
  );
};

/** Shows a page instead of nothing when drawing failed, a chunk of an older deployment included. */
export class CrashNotice extends Component<{ children: ReactNode }, { isCrashed: boolean }> {
  override state = { isCrashed: false };

  static getDerivedStateFromError(): { isCrashed: boolean } {
    return { isCrashed: true };
  }

  override render(): ReactNode {
    return this.state.isCrashed ? <CrashPage /> : this.props.children;
  }
}

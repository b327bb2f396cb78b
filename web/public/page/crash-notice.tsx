import { Component, type ReactNode } from 'react';
import { Button } from '#web/public/controls/button.tsx';
import { useTexts } from '#web/public/language/texts.ts';
import { CentredMessage } from '#web/public/page/centred-message.tsx';
import { Page } from '#web/public/page/page.tsx';

const CrashPage = () => {
  const { t } = useTexts();
  return (
    <Page title={t('error.crash.title')}>
      <CentredMessage title={t('error.crash.title')} text={t('error.crash.text')}>
        <Button onClick={() => window.location.reload()}>{t('site.reload')}</Button>
      </CentredMessage>
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

import { Skeleton } from '#web/public/controls/skeleton.tsx';
import { Page } from '#web/public/page/page.tsx';

/** Stands in for a page whose code is still on its way. */
export const LoadingPage = () => (
  <Page footer={false}>
    <div className="width loading-page">
      <Skeleton />
    </div>
  </Page>
);

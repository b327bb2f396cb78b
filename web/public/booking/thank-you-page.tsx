import { LoadingPage } from '#web/public/page/loading-page.tsx';

const ThankYouPage = () => <LoadingPage />;
export default ThankYouPage;

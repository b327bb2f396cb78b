import { LoadingPage } from '#web/public/page/loading-page.tsx';

const LogoutPage = () => <LoadingPage />;
export default LogoutPage;

import { LoadingPage } from '#web/public/page/loading-page.tsx';

const LoginPage = () => <LoadingPage />;
export default LoginPage;

import { LoadingPage } from '#web/public/page/loading-page.tsx';

const BookingPage = () => <LoadingPage />;
export default BookingPage;

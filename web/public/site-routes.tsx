import type { i18n } from 'i18next';
import { type ComponentType, lazy, Suspense } from 'react';
import { Navigate, Route, Routes } from 'react-router';
import { addTexts } from '#web/common/i18n.ts';
import { loadBookingsTexts, loadBookingTexts } from '#web/public/language/texts.ts';
import { LoadingPage } from '#web/public/page/loading-page.tsx';
import { NotFoundPage } from '#web/public/page/not-found-page.tsx';

type Loaded = { default: ComponentType };

const loadHome = async (): Promise<Loaded> => ({
  default: (await import('#web/public/home/home-page.tsx')).HomePage,
});
const loadBooking = (): Promise<Loaded> => import('#web/public/booking/booking-page.tsx');

/** Begins to load the page behind an address while the texts are still on their way. */
export const loadAhead = (path: string): void => {
  const load = path === '/' ? loadHome : path.startsWith('/book/') ? loadBooking : undefined;
  load?.().catch(() => undefined);
};

/** Every public address below the language prefix. Pages bring their code, and beyond the start also their texts. */
export const siteRoutes = (texts: i18n): ComponentType => {
  const later = (load: () => Promise<Loaded>, loaders = [loadBookingTexts]) =>
    lazy(async () => {
      const [page, ...more] = await Promise.all([load(), ...loaders.map((one) => one(texts.language))]);
      for (const some of more) addTexts(texts, some);
      return page;
    });
  const afterwards = (load: () => Promise<Loaded>) => later(load, [loadBookingTexts, loadBookingsTexts]);
  const HomePage = lazy(loadHome);
  const BookingPage = later(loadBooking);
  const ThankYouPage = afterwards(() => import('#web/public/booking/thank-you-page.tsx'));
  const LoginPage = afterwards(() => import('#web/public/account/login-page.tsx'));
  const SignUpPage = afterwards(() => import('#web/public/account/signup-page.tsx'));
  const SettingsPage = afterwards(() => import('#web/public/account/settings-page.tsx'));
  const LogoutPage = later(() => import('#web/public/account/logout-page.tsx'));
  const ClientBookingPage = afterwards(() => import('#web/public/booking/placed/client-booking-page.tsx'));
  const OwnBookingsPage = afterwards(() => import('#web/public/booking/placed/own-bookings-page.tsx'));
  const ForgotPasswordPage = afterwards(() => import('#web/public/account/forgot-password-page.tsx'));
  const ResetPasswordPage = afterwards(() => import('#web/public/account/reset-password-page.tsx'));
  return () => (
    <Suspense fallback={<LoadingPage />}>
      <Routes>
        <Route path="/" element={<HomePage />} />
        <Route path="/book" element={<Navigate to="/book/travel-details" replace />} />
        <Route path="/book/:step" element={<BookingPage />} />
        <Route path="/thankyou" element={<ThankYouPage />} />
        <Route path="/login" element={<LoginPage />} />
        <Route path="/signup" element={<SignUpPage />} />
        <Route path="/user_settings" element={<SettingsPage />} />
        <Route path="/logout" element={<LogoutPage />} />
        <Route path="/booking" element={<ClientBookingPage />} />
        <Route path="/bookings" element={<OwnBookingsPage />} />
        <Route path="/forgot-password" element={<ForgotPasswordPage />} />
        <Route path="/reset-password" element={<ResetPasswordPage />} />
        <Route path="*" element={<NotFoundPage />} />
      </Routes>
    </Suspense>
  );
};

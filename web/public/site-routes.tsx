import type { i18n } from 'i18next';
import { type ComponentType, lazy, Suspense } from 'react';
import { Navigate, Route, Routes } from 'react-router';
import { addTexts } from '#web/common/i18n.ts';
import { HomePage } from '#web/public/home/home-page.tsx';
import { loadBookingTexts } from '#web/public/language/texts.ts';
import { LoadingPage } from '#web/public/page/loading-page.tsx';
import { NotFoundPage } from '#web/public/page/not-found-page.tsx';

type Loaded = { default: ComponentType };

/** Every public address below the language prefix. Pages beyond the start bring their texts with their code. */
export const siteRoutes = (texts: i18n): ComponentType => {
  const later = (load: () => Promise<Loaded>) =>
    lazy(async () => {
      const [page, more] = await Promise.all([load(), loadBookingTexts(texts.language)]);
      addTexts(texts, more);
      return page;
    });
  const BookingPage = later(() => import('#web/public/booking/booking-page.tsx'));
  const ThankYouPage = later(() => import('#web/public/booking/thank-you-page.tsx'));
  const LoginPage = later(() => import('#web/public/account/login-page.tsx'));
  const SignUpPage = later(() => import('#web/public/account/signup-page.tsx'));
  const SettingsPage = later(() => import('#web/public/account/settings-page.tsx'));
  const LogoutPage = later(() => import('#web/public/account/logout-page.tsx'));
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
        <Route path="*" element={<NotFoundPage />} />
      </Routes>
    </Suspense>
  );
};

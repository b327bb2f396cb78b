import { type ComponentType, lazy, Suspense, useEffect } from 'react';
import { Navigate, useNavigate, useParams } from 'react-router';
import { whenLoggedOut } from '#web/common/call-api.ts';
import { useSession } from '#web/common/session.ts';
import { useDraft } from '#web/public/booking/draft/draft-store.ts';
import { furthestStep, isReachable, isStep, type Step, stepAfter } from '#web/public/booking/draft/steps.ts';
import { TravelStep } from '#web/public/booking/travel/travel-step.tsx';
import { LoadingPage } from '#web/public/page/loading-page.tsx';

const LOADERS = {
  'travel-details': async () => ({ default: TravelStep }),
  'service-details': async () => ({
    default: (await import('#web/public/booking/service/service-step.tsx')).ServiceStep,
  }),
  'personal-details': async () => ({
    default: (await import('#web/public/booking/personal/personal-step.tsx')).PersonalStep,
  }),
  payment: async () => ({
    default: (await import('#web/public/booking/payment/payment-step.tsx')).PaymentStep,
  }),
  overview: async () => ({
    default: (await import('#web/public/booking/overview/overview-step.tsx')).OverviewStep,
  }),
} as const satisfies Record<Step, () => Promise<{ default: ComponentType }>>;

const SCREENS: Readonly<Record<Step, ComponentType>> = {
  'travel-details': TravelStep,
  'service-details': lazy(LOADERS['service-details']),
  'personal-details': lazy(LOADERS['personal-details']),
  payment: lazy(LOADERS.payment),
  overview: lazy(LOADERS.overview),
};

const NotFoundPage = lazy(async () => ({
  default: (await import('#web/public/page/not-found-page.tsx')).NotFoundPage,
}));

/** Brings the code of the next step while the visitor fills in this one. */
const useNextStepLoaded = (step: string | undefined) => {
  useEffect(() => {
    if (!isStep(step)) return;
    const timer = setTimeout(() => void LOADERS[stepAfter(step)]().catch(() => undefined), 1000);
    return () => clearTimeout(timer);
  }, [step]);
};

/** A session that ends in the middle of a booking leads to the login and back to the same step. */
const useLoginWhenEnded = (step: string | undefined) => {
  const navigate = useNavigate();
  const { forget } = useSession();
  useEffect(() => {
    whenLoggedOut(() => {
      void forget();
      navigate('/login', { state: { back: `/book/${step ?? ''}`, isEnded: true } });
    });
    return () => whenLoggedOut(() => undefined);
  });
};

/** The wizard: whoever opens a step too early lands on the first one that is incomplete. */
const BookingPage = () => {
  const { step } = useParams();
  const { valid } = useDraft();
  useLoginWhenEnded(step);
  useNextStepLoaded(step);
  if (!isStep(step)) return <NotFoundPage />;
  if (!isReachable(step, valid)) return <Navigate to={`/book/${furthestStep(valid)}`} replace />;
  const Screen = SCREENS[step];
  return (
    <Suspense fallback={<LoadingPage />}>
      <Screen />
    </Suspense>
  );
};

export default BookingPage;

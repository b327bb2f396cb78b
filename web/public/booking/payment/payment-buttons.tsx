import IconArrowRight from '@tabler/icons-react/icons/IconArrowRight';
import { useNavigate } from 'react-router';
import { useDraft } from '#web/public/booking/draft/draft-store.ts';
import { PreviousLink } from '#web/public/booking/steps/step-buttons.tsx';
import { Icon } from '#web/public/controls/icon.tsx';
import { useTexts } from '#web/public/language/texts.ts';

/** Back, and on once the card is accepted; before that it says what is missing. */
export const PaymentButtons = ({ onTooEarly }: { onTooEarly: () => void }) => {
  const { t } = useTexts();
  const navigate = useNavigate();
  const { payment } = useDraft();
  return (
    <div className="step-buttons step-buttons-phone">
      <PreviousLink step="payment" />
      <button
        type="button"
        className={payment ? 'button' : 'button button-outline'}
        onClick={() => (payment ? navigate('/book/overview') : onTooEarly())}
      >
        {t('book.continue.overview')}
        <Icon of={IconArrowRight} mirrors />
      </button>
    </div>
  );
};

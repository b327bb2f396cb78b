import { useTexts } from '#web/public/language/texts.ts';
import type { Withdrawal } from '#web/public/withdrawal/withdrawal.ts';

/** What is declared, as the client entered it; `more` comes before it. */
export const WithdrawalFacts = ({
  entered,
  more = [],
}: {
  entered: Withdrawal;
  more?: readonly (readonly [string, string])[];
}) => {
  const { t } = useTexts();
  const facts = [
    ...more,
    [t('withdrawal.name'), entered.name],
    [t('withdrawal.order'), entered.order_number],
    [t('withdrawal.email'), entered.email],
    [t('withdrawal.reason'), entered.reason],
  ] as const;
  return (
    <dl className="withdrawal-facts">
      {facts
        .filter(([, value]) => value.trim() !== '')
        .map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <bdi>{value.trim()}</bdi>
            </dd>
          </div>
        ))}
    </dl>
  );
};

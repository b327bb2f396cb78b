import { type ComponentType, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addTexts } from '#web/common/i18n.ts';
import { Button } from '#web/public/controls/button.tsx';
import { Skeleton } from '#web/public/controls/skeleton.tsx';
import { useNear } from '#web/public/home/contact/use-near.ts';
import { loadContentTexts, useTexts } from '#web/public/language/texts.ts';

type State = ComponentType | 'loading' | 'failed';

/** The form and its texts, fetched when the reader comes near: the first load of the page goes without them. */
const useContactForm = (isNear: boolean) => {
  const { i18n } = useTranslation();
  const [state, setState] = useState<State>('loading');
  useEffect(() => {
    if (!isNear || state !== 'loading') return;
    Promise.all([import('#web/public/home/contact/contact-form.tsx'), loadContentTexts(i18n.language)]).then(
      ([{ ContactForm }, texts]) => {
        addTexts(i18n, texts);
        setState(() => ContactForm);
      },
      () => setState('failed'),
    );
  }, [isNear, i18n, state]);
  return { state, retry: () => setState('loading') };
};

/** The place of the contact form. */
export const ContactBox = () => {
  const { t } = useTexts();
  const { element, isNear } = useNear<HTMLDivElement>('800px');
  const { state: Form, retry } = useContactForm(isNear);
  return (
    <div className="contact-box" ref={element}>
      <h3>{t('home.contact.form')}</h3>
      {Form === 'loading' && <Skeleton />}
      {Form === 'failed' && (
        <div className="login-form">
          <p>{t('error.load')}</p>
          <Button kind="outline" onClick={retry}>
            {t('site.retry')}
          </Button>
        </div>
      )}
      {typeof Form !== 'string' && <Form />}
    </div>
  );
};

import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addTexts } from '#web/common/i18n.ts';
import { Captcha } from '#web/public/home/contact/captcha.tsx';
import { loadContentTexts } from '#web/public/language/texts.ts';

/** The captcha of a login to an account that many have tried to guess; its texts come with it. */
const LoginCaptcha = (props: { round: number; onAnswer: (answer: string) => void }) => {
  const { i18n } = useTranslation();
  const [isReady, setIsReady] = useState(false);
  useEffect(() => {
    loadContentTexts(i18n.language).then(
      (texts) => {
        addTexts(i18n, texts);
        setIsReady(true);
      },
      // English texts serve as well as none.
      () => setIsReady(true),
    );
  }, [i18n]);
  return isReady ? <Captcha {...props} /> : null;
};

export default LoginCaptcha;

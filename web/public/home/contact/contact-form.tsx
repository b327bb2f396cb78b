import { useCallback, useEffect, useRef, useState } from 'react';
import type { ContentApi } from '#shared/content/content-api.ts';
import { apiClient } from '#web/common/call-api.ts';
import { Alert } from '#web/public/controls/alert.tsx';
import { Button } from '#web/public/controls/button.tsx';
import { CheckedForm } from '#web/public/controls/checked-form.tsx';
import { TextArea } from '#web/public/controls/text-area.tsx';
import { TextField } from '#web/public/controls/text-field.tsx';
import { useCheckedForm } from '#web/public/controls/use-checked-form.ts';
import { AirportChoice } from '#web/public/home/contact/airport-choice.tsx';
import { Captcha } from '#web/public/home/contact/captcha.tsx';
import {
  bodyOf,
  type ContactRequest,
  refusedText,
  requestProblems,
} from '#web/public/home/contact/contact.ts';
import { useTexts } from '#web/public/language/texts.ts';

const call = apiClient<ContentApi>();

const EMPTY: ContactRequest = { name: '', email: '', airport: '', request: '', captcha: '' };

const Thanks = ({ email, onAgain }: { email: string; onAgain: () => void }) => {
  const { t } = useTexts();
  const message = useRef<HTMLDivElement>(null);
  useEffect(() => message.current?.focus(), []);
  return (
    <div className="login-form" ref={message} tabIndex={-1}>
      <Alert kind="good">
        <b>{t('contact.sent.title')}</b> {t('contact.sent', { email })}
      </Alert>
      <Button kind="outline" onClick={onAgain}>
        {t('contact.again')}
      </Button>
    </div>
  );
};

const useContact = (onSent: (email: string) => void) => {
  const { t, language } = useTexts();
  const [entered, setEntered] = useState(EMPTY);
  const [round, setRound] = useState(0);
  const change = useCallback(
    (changed: Partial<ContactRequest>) => setEntered((now) => ({ ...now, ...changed })),
    [],
  );
  const send = async () => {
    try {
      await call('POST /api/general/contact', { body: { ...bodyOf(entered), lang: language } });
      onSent(entered.email.trim());
    } catch (error) {
      // The server may have used up the captcha's answer: the next try needs a new one.
      change({ captcha: '' });
      setRound((now) => now + 1);
      throw error;
    }
  };
  const form = useCheckedForm(requestProblems(entered, t), send, refusedText(t));
  return { entered, change, round, form };
};

const Fields = ({
  entered,
  round,
  change,
}: {
  entered: ContactRequest;
  round: number;
  change: (changed: Partial<ContactRequest>) => void;
}) => {
  const { t } = useTexts();
  const onAnswer = useCallback((captcha: string) => change({ captcha }), [change]);
  return (
    <>
      <div className="contact-pair">
        <TextField
          name="name"
          label={t('contact.name')}
          autoComplete="name"
          maxLength={120}
          value={entered.name}
          onChange={(name) => change({ name })}
        />
        <TextField
          name="email"
          type="email"
          label={t('contact.email')}
          autoComplete="email"
          inputMode="email"
          dir="ltr"
          maxLength={254}
          value={entered.email}
          onChange={(email) => change({ email })}
        />
      </div>
      <AirportChoice value={entered.airport} onChange={(airport) => change({ airport })} />
      <TextArea
        name="request"
        label={t('contact.request')}
        maxLength={5000}
        value={entered.request}
        onChange={(request) => change({ request })}
      />
      <Captcha round={round} onAnswer={onAnswer} />
    </>
  );
};

const Writing = ({ onSent }: { onSent: (email: string) => void }) => {
  const { t } = useTexts();
  const { entered, change, round, form } = useContact(onSent);
  return (
    <CheckedForm form={form} intro={t('contact.review')} failed={t('contact.failed')}>
      <Fields entered={entered} round={round} change={change} />
      <div>
        <Button submit arrow busy={form.isBusy ? t('contact.submitting') : undefined}>
          {t('contact.submit')}
        </Button>
      </div>
    </CheckedForm>
  );
};

/** A request to the people at one airport; what was entered stays until it is sent. */
export const ContactForm = () => {
  const [sentTo, setSentTo] = useState<string>();
  return sentTo === undefined ? (
    <Writing onSent={setSentTo} />
  ) : (
    <Thanks email={sentTo} onAgain={() => setSentTo(undefined)} />
  );
};

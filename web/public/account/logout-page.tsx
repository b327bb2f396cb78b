import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { useSession } from '#web/common/session.ts';
import { referringPage } from '#web/public/account/referring-page.ts';
import { useTexts } from '#web/public/language/texts.ts';
import { CentredMessage } from '#web/public/page/centred-message.tsx';
import { Page } from '#web/public/page/page.tsx';
import { useQuery } from '#web/public/page/use-query.ts';

/** Logs out, then returns to the referring public page or home (public specification, section 2). */
const LogoutPage = () => {
  const { t } = useTexts();
  const navigate = useNavigate();
  const search = useQuery();
  const { logOut } = useSession();
  const isBegun = useRef(false);
  useEffect(() => {
    if (isBegun.current) return;
    isBegun.current = true;
    const leave = () => navigate(referringPage(search.get('referrer')), { replace: true });
    // The session is forgotten here in any case; without a connection the server's runs out by itself.
    logOut().then(leave, leave);
  });
  return (
    <Page title={t('logout.title')}>
      <CentredMessage title={t('logout.title')} text={t('logout.running')} sign="…" />
    </Page>
  );
};

export default LogoutPage;

import { useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import { useListMySessions } from '@/api/generated/account/account';
import { isMobilePath } from '@/lib/mobile-site';
import { AntdProvider } from '@/settings/antd-provider';
import { useSession } from '@/session/session-store';
import { AccountDetails } from './account-details';
import { ContactSetting } from './contact-setting';
import { DataSetting } from './data-setting';
import { PasswordSetting } from './password-setting';
import { useGetMySecondFactor } from '@/api/generated/second-factor/second-factor';
import { ProfileSetting } from './profile-setting';
import { SecondFactorSetting } from './second-factor/second-factor-setting';
import { SessionsSetting } from './sessions-setting';
import { SettingsLoading } from './settings-loading';

export default function AccountSettings() {
  const user = useSession((session) => session.user);
  // Keeps the last user after the session has expired, so that the forms keep their input.
  const [shown, setShown] = useState(user);
  if (user !== undefined && user !== shown) setShown(user);
  const mobile = useLocation({ select: ({ pathname }) => isMobilePath(pathname) });
  const { refetch, isPending } = useListMySessions();
  const secondFactor = useGetMySecondFactor();
  // Decided on mount, so that the section doesn't move once the second factor is set up.
  const [first] = useState(user?.mustSetUpSecondFactor === true);
  if (shown === undefined) return <SettingsLoading />;
  return (
    <AntdProvider key={shown.id} touch={mobile}>
      {first && <SecondFactorSetting user={shown} />}
      <ProfileSetting user={shown} />
      <ContactSetting user={shown} />
      <PasswordSetting
        phone={shown.phone}
        hasPassword={shown.hasPassword}
        onChanged={() => void refetch()}
      />
      <SessionsSetting />
      {/* Rendered after the sections above have loaded, to prevent layout shifts. */}
      {!isPending && !secondFactor.isPending && (
        <>
          {!first && <SecondFactorSetting user={shown} />}
          <DataSetting user={shown} />
          <AccountDetails />
        </>
      )}
    </AntdProvider>
  );
}

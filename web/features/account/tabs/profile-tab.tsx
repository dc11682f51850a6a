import { useState } from 'react';
import type { SessionUser } from '#shared/identity/contract.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { Card, CardHeader, CardTitle } from '#web/ui/card.tsx';
import { longDate } from '#web/ui/dates.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { EditProfileDialog } from '../profile/edit-profile-dialog.tsx';
import { EmailStatus } from '../profile/email-status.tsx';
import { Definition, DefinitionList } from './definition-list.tsx';

/** Who the person is here, and the profiles they write from. */
export function ProfileTab({ user }: { user: SessionUser }) {
  const [isEditing, setEditing] = useState(false);
  return (
    <div className="grid gap-6">
      <Card aria-labelledby="profile-title">
        <CardHeader className="items-center">
          <CardTitle id="profile-title">Profile</CardTitle>
          <Button variant="secondary" size="sm" onClick={() => setEditing(true)}>
            Edit Profile
          </Button>
        </CardHeader>
        <DefinitionList>
          <Definition name="Username">{user.username}</Definition>
          <Definition name="Email">
            <EmailStatus user={user} />
          </Definition>
          <Definition name="Full name">
            {user.fullName ?? <span className="text-ink-faint">Not provided</span>}
          </Definition>
          <Definition name="Account created">{longDate(user.createdAt)}</Definition>
        </DefinitionList>
      </Card>
      <Card aria-labelledby="stored-profiles-title">
        <CardHeader className="items-center">
          <CardTitle id="stored-profiles-title">Stored profiles</CardTitle>
          <LinkButton variant="secondary" size="sm" to={paths.me}>
            Edit your profiles
          </LinkButton>
        </CardHeader>
        <p className="text-ink-soft">
          Your experience, portfolio and past proposals, for each kind of work you do. Letters only say what is in them.
        </p>
      </Card>
      {isEditing && <EditProfileDialog user={user} onClose={() => setEditing(false)} />}
    </div>
  );
}

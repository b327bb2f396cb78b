import { TextFilter } from '#web/back-office/components/record-table/text-filter.tsx';
import classes from '#web/back-office/components/records/records.module.css';
import { Segment, SegmentGroup } from '#web/back-office/components/segment-group.tsx';
import { useTexts } from '#web/back-office/language/office-language.ts';
import { ROLE_TOGGLES, type UserFilter, type UserFilterState } from '#web/back-office/users/use-users.ts';

/** Whom the list shows: by the beginning of name and address, and by role. */
export const UserFilters = ({ state }: { state: UserFilterState }) => {
  const { t } = useTexts();
  const { filter, setFilter } = state;
  return (
    <div className={classes.filters}>
      <TextFilter
        label={t('office.users.filter.name')}
        value={filter.name}
        onChange={(name) => setFilter({ name })}
      />
      <TextFilter
        label={t('office.users.filter.email')}
        value={filter.email}
        onChange={(email) => setFilter({ email })}
      />
      <SegmentGroup label={t('office.users.roles')}>
        {ROLE_TOGGLES.map((role) => {
          const toggled = ({ roles }: UserFilter): Partial<UserFilter> => {
            const others = roles.filter((one) => one !== role);
            return { roles: others.length < roles.length ? others : [...others, role] };
          };
          return (
            <Segment
              key={role}
              label={t(`office.users.roles.${role}`)}
              pressed={filter.roles.includes(role)}
              onClick={() => setFilter(toggled)}
            />
          );
        })}
      </SegmentGroup>
    </div>
  );
};

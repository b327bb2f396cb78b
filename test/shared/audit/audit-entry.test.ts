import { describe, expect, it } from 'vitest';
import { auditChanges, auditedChange } from '#shared/audit/audit-entry.ts';

describe('what the audit log tells of a change', () => {
  it('is the fields that differ, as they were and as they are', () => {
    expect(auditChanges({ name: 'Old', zip: '1', same: [1] }, { name: 'New', zip: '', same: [1] })).toEqual([
      { field: 'name', before: 'Old', after: 'New' },
      { field: 'zip', before: '1' },
    ]);
  });

  it('is every field of what is new, and of what was deleted', () => {
    expect(auditChanges(undefined, { name: 'New' })).toEqual([{ field: 'name', after: 'New' }]);
    expect(auditChanges({ name: 'Old' }, undefined)).toEqual([{ field: 'name', before: 'Old' }]);
  });

  it('never names passwords, and cuts what is long', () => {
    expect(auditChanges({ password: 'a', version: 1 }, { password: 'b', version: 2 })).toEqual([]);
    expect(auditChanges({}, { text: 'x'.repeat(600) })[0]?.after).toHaveLength(501);
  });

  it('says whether it came, changed or went', () => {
    const told = ({ name }: { name: string }) => ({ name });
    const [a, b] = [{ name: 'A' }, { name: 'B' }];
    expect(auditedChange(undefined, a, told)).toEqual({
      act: 'created',
      changes: [{ field: 'name', after: 'A' }],
    });
    expect(auditedChange(a, b, told)).toEqual({
      act: 'changed',
      changes: [{ field: 'name', before: 'A', after: 'B' }],
    });
    expect(auditedChange(b, undefined, told)).toEqual({
      act: 'deleted',
      changes: [{ field: 'name', before: 'B' }],
    });
  });
});

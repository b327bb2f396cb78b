import { Button, Checkbox, Popover, TextInput } from '@mantine/core';
import IconLink from '@tabler/icons-react/icons/IconLink';
import { type Editor, useEditorState } from '@tiptap/react';
import { type KeyboardEvent, useState } from 'react';
import { completeAddress, isLinkAddress } from '#web/back-office/components/rich-text/link-address.ts';
import classes from '#web/back-office/components/rich-text/rich-text.module.css';
import type { TextKind } from '#web/back-office/components/rich-text/rich-text-props.ts';
import { Tool } from '#web/back-office/components/rich-text/tool.tsx';
import { useTexts } from '#web/back-office/language/office-language.ts';

type Props = { editor: Editor; kind: TextKind; isDisabled: boolean };
type Link = { readonly href?: string | null; readonly class?: string | null };

const setLink = (editor: Editor, address: string, isButton: boolean): void => {
  const link = { href: address, class: isButton ? 'button' : null };
  const chain = editor.chain().focus().extendMarkRange('link');
  if (editor.state.selection.empty && !editor.isActive('link')) {
    chain.insertContent({ type: 'text', text: address, marks: [{ type: 'link', attrs: link }] }).run();
  } else chain.setMark('link', link).run();
};

const LinkForm = ({ editor, kind, onDone }: Omit<Props, 'isDisabled'> & { onDone: () => void }) => {
  const { t } = useTexts();
  const link: Link = editor.getAttributes('link');
  const [typed, setTyped] = useState(link.href ?? '');
  const [isButton, setButton] = useState(link.class === 'button');
  const [isRefused, setRefused] = useState(false);
  const apply = (): void => {
    const address = completeAddress(typed);
    setRefused(!isLinkAddress(address, kind));
    if (!isLinkAddress(address, kind)) return;
    setLink(editor, address, isButton);
    onDone();
  };
  const remove = (): void => {
    editor.chain().focus().extendMarkRange('link').unsetMark('link').run();
    onDone();
  };
  // The form around it is not the one that Enter sends.
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    apply();
  };
  return (
    <div className={classes.link}>
      <TextInput
        data-autofocus
        label={t('office.editor.address')}
        description={t(kind === 'mail' ? 'office.editor.address_in_mail' : 'office.editor.address_in_page')}
        value={typed}
        dir="ltr"
        error={isRefused && t('office.editor.address_refused')}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          setRefused(false);
        }}
        onKeyDown={onKeyDown}
      />
      {kind === 'mail' && (
        <Checkbox
          label={t('office.editor.as_button')}
          checked={isButton}
          onChange={(event) => setButton(event.currentTarget.checked)}
        />
      )}
      <div>
        {link.href && (
          <Button variant="default" onClick={remove}>
            {t('office.editor.unlink')}
          </Button>
        )}
        <Button onClick={apply}>{t('office.editor.set_link')}</Button>
      </div>
    </div>
  );
};

/** Makes a link of what is marked, changes one or takes it away. */
export const LinkTool = ({ editor, kind, isDisabled }: Props) => {
  const { t } = useTexts();
  const [isOpen, setOpen] = useState(false);
  const isOn = useEditorState({ editor, selector: ({ editor: now }) => now.isActive('link') });
  return (
    <Popover opened={isOpen} onChange={setOpen} trapFocus returnFocus width={300} shadow="md" withinPortal>
      <Popover.Target>
        <Tool
          label={t('office.editor.link')}
          icon={IconLink}
          isOn={isOn}
          isDisabled={isDisabled}
          onPress={() => setOpen(!isOpen)}
        />
      </Popover.Target>
      <Popover.Dropdown aria-label={t('office.editor.link')}>
        {isOpen && <LinkForm editor={editor} kind={kind} onDone={() => setOpen(false)} />}
      </Popover.Dropdown>
    </Popover>
  );
};

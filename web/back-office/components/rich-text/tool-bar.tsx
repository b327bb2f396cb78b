import type { Icon } from '@tabler/icons-react';
import IconArrowBackUp from '@tabler/icons-react/icons/IconArrowBackUp';
import IconArrowForwardUp from '@tabler/icons-react/icons/IconArrowForwardUp';
import IconBold from '@tabler/icons-react/icons/IconBold';
import IconClearFormatting from '@tabler/icons-react/icons/IconClearFormatting';
import IconH2 from '@tabler/icons-react/icons/IconH2';
import IconH3 from '@tabler/icons-react/icons/IconH3';
import IconItalic from '@tabler/icons-react/icons/IconItalic';
import IconList from '@tabler/icons-react/icons/IconList';
import IconListNumbers from '@tabler/icons-react/icons/IconListNumbers';
import IconPhoto from '@tabler/icons-react/icons/IconPhoto';
import type { Editor } from '@tiptap/react';
import { useEditorState } from '@tiptap/react';
import type { KeyboardEvent } from 'react';
import type { OfficeKey } from '#shared/texts/office-en.ts';
import { LinkTool } from '#web/back-office/components/rich-text/link-tool.tsx';
import classes from '#web/back-office/components/rich-text/rich-text.module.css';
import type { RichTextProps } from '#web/back-office/components/rich-text/rich-text-props.ts';
import { Tool } from '#web/back-office/components/rich-text/tool.tsx';
import { useTexts } from '#web/back-office/language/office-language.ts';

type Act = {
  readonly label: OfficeKey;
  readonly icon: Icon;
  readonly run: (editor: Editor) => void;
  readonly isOn: (editor: Editor) => boolean;
};

const heading = (level: 2 | 3, icon: Icon): Act => ({
  label: `office.editor.heading_${level}`,
  icon,
  run: (editor) => editor.chain().focus().toggleHeading({ level }).run(),
  isOn: (editor) => editor.isActive('heading', { level }),
});

const STYLES: readonly Act[] = [
  {
    label: 'office.editor.bold',
    icon: IconBold,
    run: (editor) => editor.chain().focus().toggleBold().run(),
    isOn: (editor) => editor.isActive('bold'),
  },
  {
    label: 'office.editor.italic',
    icon: IconItalic,
    run: (editor) => editor.chain().focus().toggleItalic().run(),
    isOn: (editor) => editor.isActive('italic'),
  },
  heading(2, IconH2),
  heading(3, IconH3),
  {
    label: 'office.editor.list',
    icon: IconList,
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
    isOn: (editor) => editor.isActive('bulletList'),
  },
  {
    label: 'office.editor.numbered',
    icon: IconListNumbers,
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
    isOn: (editor) => editor.isActive('orderedList'),
  },
];

type Props = Pick<RichTextProps, 'kind' | 'onPicture'> & {
  editor: Editor;
  label: string;
  isDisabled: boolean;
};

const Styles = ({ editor, kind, onPicture, isDisabled }: Props) => {
  const { t } = useTexts();
  const on = useEditorState({ editor, selector: ({ editor: now }) => STYLES.map(({ isOn }) => isOn(now)) });
  const addPicture = async (): Promise<void> => {
    const picture = await onPicture?.();
    if (picture) editor.chain().focus().setImage(picture).run();
  };
  return (
    <>
      {STYLES.map(({ label, icon, run }, index) => (
        <Tool
          key={label}
          label={t(label)}
          icon={icon}
          isOn={on[index] ?? false}
          isDisabled={isDisabled}
          onPress={() => run(editor)}
        />
      ))}
      <LinkTool editor={editor} kind={kind} isDisabled={isDisabled} />
      {onPicture && (
        <Tool
          label={t('office.editor.picture')}
          icon={IconPhoto}
          isDisabled={isDisabled}
          onPress={addPicture}
        />
      )}
      <Tool
        label={t('office.editor.clear')}
        icon={IconClearFormatting}
        isDisabled={isDisabled}
        onPress={() => editor.chain().focus().clearNodes().unsetAllMarks().run()}
      />
    </>
  );
};

/** Arrows lead along the bar, Home and End to its ends. */
const step = (event: KeyboardEvent<HTMLElement>): void => {
  const tools = [...event.currentTarget.querySelectorAll<HTMLButtonElement>('[data-tool]:not(:disabled)')];
  const at = tools.findIndex((tool) => tool.matches(':focus'));
  if (at < 0) return;
  const to = { ArrowRight: at + 1, ArrowLeft: at - 1 + tools.length, Home: 0, End: tools.length - 1 }[
    event.key
  ];
  if (to === undefined) return;
  event.preventDefault();
  tools[to % tools.length]?.focus();
};

/** What can be done with the text; a text without styling can only be undone. */
export const ToolBar = (props: Props) => {
  const { editor, kind, label, isDisabled } = props;
  const { t } = useTexts();
  const { canUndo, canRedo } = useEditorState({
    editor,
    selector: ({ editor: now }) => ({ canUndo: now.can().undo(), canRedo: now.can().redo() }),
  });
  return (
    <div role="toolbar" aria-label={label} className={classes.bar} onKeyDown={step}>
      {kind !== 'text' && <Styles {...props} />}
      <Tool
        label={t('office.editor.undo')}
        icon={IconArrowBackUp}
        isDisabled={isDisabled || !canUndo}
        onPress={() => editor.chain().focus().undo().run()}
      />
      <Tool
        label={t('office.editor.redo')}
        icon={IconArrowForwardUp}
        isDisabled={isDisabled || !canRedo}
        onPress={() => editor.chain().focus().redo().run()}
      />
    </div>
  );
};

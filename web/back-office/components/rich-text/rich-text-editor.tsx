import IconAlertTriangle from '@tabler/icons-react/icons/IconAlertTriangle';
import IconPlus from '@tabler/icons-react/icons/IconPlus';
import { type Editor, EditorContent, useEditor } from '@tiptap/react';
import { useEffect, useId } from 'react';
import { directionOf } from '#shared/languages.ts';
import { extensionsOf } from '#web/back-office/components/rich-text/extensions.ts';
import classes from '#web/back-office/components/rich-text/rich-text.module.css';
import type { RichTextProps } from '#web/back-office/components/rich-text/rich-text-props.ts';
import { ToolBar } from '#web/back-office/components/rich-text/tool-bar.tsx';
import { variableName } from '#web/back-office/components/rich-text/variable-chips.ts';
import { shownHtml, writtenHtml } from '#web/back-office/components/rich-text/written-html.ts';
import { useTexts } from '#web/back-office/language/office-language.ts';

const Variables = ({
  editor,
  variables,
  isDisabled,
}: {
  editor: Editor;
  variables: readonly string[];
  isDisabled: boolean;
}) => {
  const { t } = useTexts();
  if (variables.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a legend and a form
    <div role="group" aria-label={t('office.editor.variables')} className={classes.variables}>
      {variables.map((variable) => (
        <button
          key={variable}
          type="button"
          disabled={isDisabled}
          aria-label={t('office.editor.insert', { variable: variableName(variable) })}
          onClick={() =>
            editor.chain().focus().insertContent({ type: 'variable', attrs: { variable } }).run()
          }
        >
          <IconPlus size={13} stroke={2.2} aria-hidden />
          <bdi dir="ltr">{variableName(variable)}</bdi>
        </button>
      ))}
    </div>
  );
};

const useRichText = (props: RichTextProps, ids: { label: string; error: string }): Editor | null => {
  const { kind, language, value, variables = [], error, isDisabled = false, onChange } = props;
  const attributes = {
    role: 'textbox',
    'aria-multiline': 'true',
    'aria-labelledby': ids.label,
    'aria-invalid': String(error !== undefined),
    'aria-disabled': String(isDisabled),
    ...(error !== undefined && { 'aria-describedby': ids.error }),
    lang: language,
    dir: directionOf(language),
  };
  const editor = useEditor({
    extensions: extensionsOf(props),
    content: shownHtml(value, kind, variables),
    parseOptions: { preserveWhitespace: kind === 'text' },
    editorProps: { attributes },
    onUpdate: ({ editor: now }) =>
      onChange(kind === 'text' ? now.getText({ blockSeparator: '\n' }) : writtenHtml(now.getHTML(), kind)),
  });
  useEffect(() => {
    editor?.setEditable(!isDisabled, false);
  }, [editor, isDisabled]);
  return editor;
};

/** A text with its tools; it is loaded by `RichText`. */
const RichTextEditor = (props: RichTextProps) => {
  const { label, isLabelHidden = false, kind, variables = [], error, isDisabled = false, onPicture } = props;
  const { t } = useTexts();
  const id = useId();
  const ids = { label: `${id}label`, error: `${id}error` };
  const editor = useRichText(props, ids);
  if (!editor) return null;
  return (
    <div className={classes.field}>
      <span id={ids.label} className={classes.label} data-hidden={isLabelHidden}>
        {label}
      </span>
      <div className={classes.frame} data-invalid={error !== undefined}>
        <ToolBar
          editor={editor}
          kind={kind}
          label={t('office.editor.tools', { label })}
          isDisabled={isDisabled}
          {...(onPicture && { onPicture })}
        />
        <EditorContent editor={editor} className={classes.text} />
      </div>
      {error !== undefined && (
        <p id={ids.error} className={classes.error}>
          <IconAlertTriangle size={18} stroke={1.9} aria-hidden />
          {error}
        </p>
      )}
      <Variables editor={editor} variables={variables} isDisabled={isDisabled} />
    </div>
  );
};

export default RichTextEditor;

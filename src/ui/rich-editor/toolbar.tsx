import { useEditorState, type Editor } from '@tiptap/react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { MessageId } from '@/i18n/message-ids';
import { StrokeIcon } from '../page/stroke-icon';
import { FigureDialog } from './figure-dialog';
import { LinkDialog } from './link-dialog';
import styles from './rich-editor.module.css';
import { insertTable, TABLE_COMMANDS } from './table-tools';
import { TEXT_TOOLS } from './tools';

interface ButtonProps {
  id: MessageId;
  pressed?: boolean;
  disabled?: boolean;
  onClick: () => void;
  children: ReactNode;
}

function ToolButton({ id, pressed, disabled = false, onClick, children }: ButtonProps) {
  const intl = useIntl();
  const name = intl.formatMessage({ id });
  return (
    <button
      type="button"
      className={styles['tool']}
      aria-label={name}
      title={name}
      disabled={disabled}
      {...(pressed !== undefined && { 'aria-pressed': pressed })}
      onClick={onClick}
    >
      {children}
    </button>
  );
}

interface Props {
  editor: Editor;
  dialog: 'link' | 'img' | 'video' | 'figure' | undefined;
  /** Whether pictures and videos can be inserted. */
  hasMedia: boolean;
  onDialog: (dialog: Props['dialog']) => void;
}

/** Toolbar of the editor: emphasis, structure, links, pictures, videos, tables. */
export function Toolbar({ editor, dialog, hasMedia, onDialog }: Props) {
  const intl = useIntl();
  const state = useEditorState({
    editor,
    selector: () => ({
      tools: TEXT_TOOLS.map(({ on, can }) => ({ on: on?.(editor), can: can?.(editor) ?? true })),
      link: editor.isActive('link'),
      figure: editor.isActive('figure')
        ? (editor.getAttributes('figure')['kind'] as 'img' | 'video')
        : undefined,
      table: editor.isActive('table'),
    }),
  });
  const icon = (path: string) => <StrokeIcon size={18} path={path} />;
  return (
    <>
      <div
        role="toolbar"
        aria-label={intl.formatMessage({ id: 'staff.tools' })}
        className={styles['tools']}
      >
        {TEXT_TOOLS.map(({ id, face, run }, index) => {
          const { on, can } = state.tools[index] ?? { can: true };
          return (
            <ToolButton
              key={id}
              id={id}
              disabled={!can}
              {...(on !== undefined && { pressed: on })}
              onClick={() => run(editor)}
            >
              {face}
            </ToolButton>
          );
        })}
        <ToolButton id="staff.tool.link" pressed={state.link} onClick={() => onDialog('link')}>
          {icon(
            'M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1',
          )}
        </ToolButton>
        {hasMedia && (
          <>
            <ToolButton id="staff.tool.picture" onClick={() => onDialog('img')}>
              {icon('M4 5h16v14H4zM4 16l5-5 4 4 3-3 4 4M15 9h.01')}
            </ToolButton>
            <ToolButton id="staff.tool.video" onClick={() => onDialog('video')}>
              {icon('M3 6h12v12H3zM15 10l6-3v10l-6-3')}
            </ToolButton>
          </>
        )}
        <ToolButton
          id="staff.tool.table"
          disabled={state.table}
          onClick={() => insertTable(editor)}
        >
          {icon('M4 5h16v14H4zM4 10h16M4 15h16M10 5v14')}
        </ToolButton>
      </div>
      {hasMedia && state.figure !== undefined && (
        <div className={styles['tools']}>
          <button type="button" className={styles['word']} onClick={() => onDialog('figure')}>
            <FormattedMessage id={`staff.figure.edit.${state.figure}`} />
          </button>
        </div>
      )}
      {state.table && (
        <div
          role="toolbar"
          aria-label={intl.formatMessage({ id: 'staff.tool.table' })}
          className={styles['tools']}
        >
          {TABLE_COMMANDS.map(({ id, command, danger }) => (
            <button
              key={id}
              type="button"
              className={styles['word']}
              data-danger={danger}
              onClick={() => {
                command(editor.state, editor.view.dispatch);
                editor.commands.focus();
              }}
            >
              <FormattedMessage id={id} />
            </button>
          ))}
        </div>
      )}
      {dialog === 'link' && <LinkDialog editor={editor} onClose={() => onDialog(undefined)} />}
      {(dialog === 'img' || dialog === 'video') && (
        <FigureDialog kind={dialog} editor={editor} onClose={() => onDialog(undefined)} />
      )}
      {dialog === 'figure' && state.figure !== undefined && (
        <FigureDialog
          kind={state.figure}
          isChange
          editor={editor}
          onClose={() => onDialog(undefined)}
        />
      )}
    </>
  );
}

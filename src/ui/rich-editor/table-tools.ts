import {
  addColumnAfter,
  addRowAfter,
  deleteColumn,
  deleteRow,
  deleteTable,
  toggleHeaderRow,
} from '@tiptap/pm/tables';
import type { Command } from '@tiptap/pm/state';
import type { Editor } from '@tiptap/react';
import type { MessageId } from '@/i18n/message-ids';

const ROWS = 3;
const COLUMNS = 3;

/** Inserts an empty table with a header row at the cursor. */
export function insertTable(editor: Editor): void {
  const cell = (type: string) => ({ type, content: [{ type: 'paragraph' }] });
  const row = (type: string) => ({
    type: 'tableRow',
    content: Array.from({ length: COLUMNS }, () => cell(type)),
  });
  const content = [row('tableHeader'), ...Array.from({ length: ROWS - 1 }, () => row('tableCell'))];
  editor.chain().focus().insertContent({ type: 'table', content }).run();
}

export const TABLE_COMMANDS: readonly { id: MessageId; command: Command; danger?: true }[] = [
  { id: 'staff.tool.addRow', command: addRowAfter },
  { id: 'staff.tool.addColumn', command: addColumnAfter },
  { id: 'staff.tool.headerRow', command: toggleHeaderRow },
  { id: 'staff.tool.deleteRow', command: deleteRow },
  { id: 'staff.tool.deleteColumn', command: deleteColumn },
  { id: 'staff.tool.deleteTable', command: deleteTable, danger: true },
];

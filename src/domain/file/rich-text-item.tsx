import { use, useMemo, type Key } from 'react';
import { useIntl } from 'react-intl';
import { fileUrl } from '@/api/file-url';
import { valueRule } from '@/ui/form/value-rule';
import { LocalizedItem } from '@/ui/admin/localized-item';
import { RichTextPreview } from '@/ui/admin/rich-text-preview';
import { RichField } from '@/ui/rich-editor/rich-field';
import { RichMediaContext, type ChosenMedia } from '@/ui/rich-editor/rich-media';
import { EditedLanguage } from '@/ui/admin/edited-language';
import { MediaPicker } from './media-picker';
import { sendFile, sendVideo } from './send-file';

interface Props {
  /** Path of the text in the record. */
  name: string | (string | number)[];
  label: string;
  /** Text below the field. */
  extra?: string;
  /** Key of the editor, which reads its text only when mounted. */
  start?: Key;
}

/** Maximum length per language in the contract. */
const MAX_LENGTH = 200_000;
const SEND = { img: sendFile, video: sendVideo };
const addressOf = (id: string) => fileUrl(id);

/** Form field for a localized rich text, with uploads, library and preview. */
export function RichTextItem({ name, label, extra, start }: Props) {
  const intl = useIntl();
  const fits = valueRule((html: unknown) =>
    typeof html === 'string' && html.length > MAX_LENGTH
      ? intl.formatMessage({ id: 'staff.tooLong' }, { most: MAX_LENGTH, length: html.length })
      : undefined,
  );
  const { language } = use(EditedLanguage);
  const media = useMemo(
    () => ({
      send: SEND,
      address: addressOf,
      library: (kind: 'img' | 'video', onChoose: (chosen: ChosenMedia) => void) => (
        <MediaPicker
          kind={kind === 'img' ? 'image' : 'video'}
          onChoose={({ id, alt }) => onChoose({ id, alt: alt?.[language] })}
        />
      ),
    }),
    [language],
  );
  return (
    <RichMediaContext value={media}>
      <LocalizedItem
        name={name}
        label={label}
        {...(extra !== undefined && { extra })}
        everyLanguage={[fits]}
        keepEmpty
      >
        <RichField key={start} label={label} />
      </LocalizedItem>
      <div style={{ marginBlock: '-12px 24px' }}>
        <RichTextPreview name={name} />
      </div>
    </RichMediaContext>
  );
}

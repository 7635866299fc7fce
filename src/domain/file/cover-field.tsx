import { PictureField } from '@/ui/upload/picture-field';
import { MediaPicker } from './media-picker';
import { OwnPicture } from './own-picture';
import { sendFile } from './send-file';

interface Props {
  /** What the picture is for, and its name for who can't see it. */
  label: string;
  /** antd's Form.Item supplies both. */
  value?: string | undefined;
  onChange?: (id: string | undefined) => void;
}

/** A picture of a record: uploaded, or taken from the library. */
export function CoverField({ label, value, onChange }: Props) {
  return (
    <PictureField
      label={label}
      value={value}
      send={sendFile}
      Picture={OwnPicture}
      library={<MediaPicker kind="image" onChoose={({ id }) => onChange?.(id)} />}
      {...(onChange && { onChange })}
    />
  );
}

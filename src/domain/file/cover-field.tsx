import { PictureField } from '@/ui/upload/picture-field';
import { MediaPicker } from './media-picker';
import { OwnPicture } from './own-picture';
import { sendFile } from './send-file';

interface Props {
  /** Purpose of the picture, and its accessible name. */
  label: string;
  /** Supplied by antd's Form.Item, with `onChange`. */
  value?: string | undefined;
  onChange?: (id: string | undefined) => void;
}

/** Form field for a picture: uploaded, or chosen from the library. */
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

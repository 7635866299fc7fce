import { Alert, Modal, Slider } from 'antd';
import { useState, type ReactNode } from 'react';
import Cropper from 'react-easy-crop';
import { FormattedMessage, useIntl } from 'react-intl';
import { cropPicture, type CropArea } from './crop-picture';
import styles from './avatar.module.css';

interface Props {
  source: string;
  loading: boolean;
  notice: ReactNode;
  onCancel: () => void;
  onCropped: (file: File) => void;
}

/** Crops a picture to a square by panning and zooming. */
export default function CropDialog({ source, loading, notice, onCancel, onCropped }: Props) {
  const intl = useIntl();
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [area, setArea] = useState<CropArea>();
  const [unreadable, setUnreadable] = useState(false);

  const use = () => {
    if (area === undefined) return;
    cropPicture(source, area).then(onCropped, () => setUnreadable(true));
  };

  return (
    <Modal
      open
      title={<FormattedMessage id="upload.avatar.crop" />}
      okText={<FormattedMessage id="upload.avatar.use" />}
      cancelText={<FormattedMessage id="upload.avatar.cancel" />}
      okButtonProps={{ disabled: area === undefined || unreadable }}
      confirmLoading={loading}
      mask={{ blur: false }}
      onOk={use}
      onCancel={onCancel}
    >
      {notice}
      {unreadable && (
        <Alert
          type="error"
          role="alert"
          title={<FormattedMessage id="upload.avatar.unreadable" />}
        />
      )}
      <div className={styles['cropper']}>
        <Cropper
          image={source}
          crop={crop}
          zoom={zoom}
          aspect={1}
          cropShape="round"
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropComplete={(_, pixels) => setArea(pixels)}
          mediaProps={{ onError: () => setUnreadable(true) }}
        />
      </div>
      <Slider
        min={1}
        max={3}
        step={0.1}
        value={zoom}
        onChange={setZoom}
        ariaLabelForHandle={intl.formatMessage({ id: 'upload.avatar.zoom' })}
      />
    </Modal>
  );
}

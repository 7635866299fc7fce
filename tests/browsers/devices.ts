/** A window; `phone`: the browser says that it is an iPhone's. */
export interface Device {
  width: number;
  height: number;
  phone: boolean;
}

export const DESK: Device = { width: 1440, height: 900, phone: false };
export const NARROW_DESK: Device = { width: 390, height: 844, phone: false };
export const PHONE: Device = { width: 390, height: 844, phone: true };

/** Who an iPhone says it is. */
export const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1';

import { Rocket } from './rocket.tsx';

/** Illustration of the welcome page; has its own background, so it fits light and dark pages. */
export function WelcomeScene({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 560 560" width="560" height="560" aria-hidden="true">
      <linearGradient id="welcome-disc" x1="0" y1="0" x2="1" y2="1">
        <stop stopColor="var(--hero-from, #06236b)" />
        <stop offset="1" stopColor="var(--hero-to, #1370d8)" />
      </linearGradient>
      <linearGradient id="welcome-land" x1="0" y1="0" x2="0" y2="1">
        <stop stopColor="color-mix(in srgb, var(--hero-glow, #1890ff) 60%, #fff)" />
        <stop offset="1" stopColor="var(--hero-glow, #1890ff)" stopOpacity=".2" />
      </linearGradient>
      <clipPath id="welcome-clip">
        <circle cx="280" cy="288" r="232" />
      </clipPath>
      <circle cx="280" cy="288" r="262" fill="var(--primary, #1890ff)" opacity=".1" />
      <circle cx="280" cy="288" r="232" fill="url(#welcome-disc)" />
      <g clipPath="url(#welcome-clip)">
        <path
          d="M120 190h0M180 130h0M96 280h0M420 330h0M470 250h0M230 210h0M400 110h0M150 350h0"
          stroke="#fff"
          strokeOpacity=".8"
          strokeWidth="4"
          strokeLinecap="round"
        />
        <g fill="none" stroke="#fff" strokeWidth="1.5">
          <circle cx="200" cy="640" r="330" strokeOpacity=".35" />
          <circle cx="200" cy="640" r="400" strokeOpacity=".22" />
          <circle cx="200" cy="640" r="474" strokeOpacity=".14" />
        </g>
        <circle cx="200" cy="640" r="262" fill="url(#welcome-land)" />
        <path
          d="M60 470q60-30 130-8t100-14q60-8 120 46"
          stroke="#fff"
          strokeOpacity=".35"
          strokeWidth="3"
          fill="none"
        />
      </g>
      <circle cx="418" cy="392" r="9" fill="#ffc65c" />
      <circle cx="500" cy="96" r="12" fill="var(--primary, #1890ff)" opacity=".5" />
      <circle cx="52" cy="430" r="7" fill="var(--primary, #1890ff)" opacity=".7" />
      <Rocket id="welcome-rocket" transform="translate(330 218) rotate(32) scale(1.05)" />
    </svg>
  );
}

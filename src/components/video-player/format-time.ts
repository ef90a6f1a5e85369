/** @param seconds an unknown time counts as 0 */
function parts(seconds: number) {
  const whole = Number.isFinite(seconds) ? Math.max(0, Math.floor(seconds)) : 0;
  return { hours: Math.floor(whole / 3600), minutes: Math.floor(whole / 60) % 60, seconds: whole % 60 };
}

/** "0:46", "12:05", "1:02:03" */
export function formatTime(time: number): string {
  const { hours, minutes, seconds } = parts(time);
  const pair = (value: number) => String(value).padStart(2, "0");
  return hours ? `${hours}:${pair(minutes)}:${pair(seconds)}` : `${minutes}:${pair(seconds)}`;
}

/** "0 minutes 46 seconds" */
function spoken(time: number): string {
  const { hours, minutes, seconds } = parts(time);
  const count = (value: number, unit: string) => `${value} ${unit}${value === 1 ? "" : "s"}`;
  return [...(hours ? [count(hours, "hour")] : []), count(minutes, "minute"), count(seconds, "second")].join(" ");
}

/** "0 minutes 46 seconds of 2 minutes 1 second" */
export function spokenTime(time: number, duration: number): string {
  return `${spoken(time)} of ${spoken(duration)}`;
}

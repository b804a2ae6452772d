/** "4:07", "1:02:33". */
export function clockTime(seconds: number) {
  const whole = Math.max(0, Math.floor(seconds))
  const minutes = Math.floor(whole / 60)
  const end = String(whole % 60).padStart(2, '0')
  return minutes < 60 ? `${minutes}:${end}` : `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}:${end}`
}

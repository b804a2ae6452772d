import type { ReactNode } from 'react'
import { clockTime, percent } from '#web/ui/format.ts'
import classes from './player.module.css'
import { speed } from './preferences.ts'
import type { useCaptions } from './use-captions.ts'
import type { useFullScreen } from './use-full-screen.ts'
import type { Playback } from './use-playback.ts'
import {
  CaptionsIcon,
  FullScreenIcon,
  LeaveFullScreenIcon,
  MutedIcon,
  PauseIcon,
  PictureInPictureIcon,
  PlayIcon,
  SoundIcon,
} from './viewer-icons.tsx'
import { words } from './words.ts'

type Rate = (typeof speed.choices)[number]

interface PlayerControlsProps {
  playback: Playback
  captions: ReturnType<typeof useCaptions>
  fullScreen: ReturnType<typeof useFullScreen>
  rate: Rate
  onRate: (rate: Rate) => void
}

export function PlayerControls({ playback, captions, fullScreen, rate, onRate }: PlayerControlsProps) {
  const { video, time, duration, isPlaying, isMuted, volume } = playback
  return (
    <div className={classes.controls}>
      <div className={classes.timeline}>
        <span className={classes.time}>{clockTime(time)}</span>
        <Slider
          label={words.position}
          value={time}
          max={duration}
          step={1}
          text={words.timeOf({ time: clockTime(time), duration: clockTime(duration) })}
          onChange={playback.seekTo}
        />
        <span className={classes.time}>{clockTime(duration)}</span>
      </div>
      <div className={classes.buttons}>
        <Control label={isPlaying ? words.pause : words.play} hotkey="k" onClick={playback.toggle}>
          {isPlaying ? <PauseIcon /> : <PlayIcon />}
        </Control>
        <Control label={isMuted ? words.unmute : words.mute} hotkey="m" onClick={playback.toggleMute}>
          {isMuted ? <MutedIcon /> : <SoundIcon />}
        </Control>
        <div className={classes.volume}>
          <Slider
            label={words.volume}
            value={isMuted ? 0 : volume}
            max={1}
            step={0.05}
            text={percent(Math.round((isMuted ? 0 : volume) * 100))}
            onChange={playback.setVolume}
          />
        </div>
        <select
          className={classes.rate}
          aria-label={words.speed}
          title={words.speedWithKeys({ slower: '<', faster: '>' })}
          value={rate}
          onChange={(event) => onRate(event.currentTarget.value as Rate)}
        >
          {speed.choices.map((choice) => (
            <option key={choice} value={choice}>{`${choice}×`}</option>
          ))}
        </select>
        {captions.loaded && (
          <Control label={words.captions} hotkey="c" isPressed={captions.isShown} onClick={captions.toggle}>
            <CaptionsIcon />
          </Control>
        )}
        {captions.languages.length > 1 && (
          <select
            className={classes.rate}
            aria-label={words.captionsLanguage}
            title={words.captionsLanguage}
            value={captions.language}
            onChange={(event) => captions.choose(event.currentTarget.value)}
          >
            {captions.languages.map(({ language, label }) => (
              <option key={language} value={language} lang={language}>
                {label}
              </option>
            ))}
          </select>
        )}
        {document.pictureInPictureEnabled && (
          <Control label={words.pictureInPicture} onClick={() => void togglePictureInPicture(video.current)}>
            <PictureInPictureIcon />
          </Control>
        )}
        <Control label={fullScreen.isFull ? words.leaveFullScreen : words.fullScreen} hotkey="f" onClick={fullScreen.toggle}>
          {fullScreen.isFull ? <LeaveFullScreenIcon /> : <FullScreenIcon />}
        </Control>
      </div>
    </div>
  )
}

interface ControlProps {
  label: string
  hotkey?: string
  isPressed?: boolean
  onClick: () => void
  children: ReactNode
}

function Control({ label, hotkey, isPressed, onClick, children }: ControlProps) {
  return (
    <button
      type="button"
      className={classes.control}
      aria-label={label}
      aria-pressed={isPressed}
      title={hotkey ? words.withKey({ label, key: hotkey }) : label}
      onClick={onClick}
    >
      {children}
    </button>
  )
}

interface SliderProps {
  label: string
  value: number
  max: number
  step: number
  text: string
  onChange: (value: number) => void
}

function Slider({ label, value, max, step, text, onChange }: SliderProps) {
  return (
    <input
      type="range"
      className={classes.slider}
      aria-label={label}
      aria-valuetext={text}
      min={0}
      max={max}
      step={step}
      value={value}
      style={{ '--done': `${max > 0 ? (100 * value) / max : 0}%` } as React.CSSProperties}
      onChange={(event) => onChange(Number(event.currentTarget.value))}
    />
  )
}

/** A browser may refuse, for example before anything has loaded. Then nothing happens. */
async function togglePictureInPicture(video: HTMLVideoElement | null) {
  try {
    if (document.pictureInPictureElement) await document.exitPictureInPicture()
    else await video?.requestPictureInPicture()
  } catch {
    // See above.
  }
}

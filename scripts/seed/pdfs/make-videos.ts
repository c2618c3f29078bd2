import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { chromium, type Page } from '@playwright/test'
import sharp from 'sharp'
import { root } from '../../lib/paths.mjs'
import { motions, type Motion } from '../../pictures/motions'
import { videos, type Shot } from './videos'
import { escapeHtml, fontFaces } from './document'

/**
 * Makes the demo videos with ffmpeg: node --import tsx scripts/seed/pdfs/make-videos.ts --fonts FOLDER [--out FOLDER] [file ...]
 * Frames of what moves come from `scripts/pictures/render-motions.ts`. H.264, 1280 × 720, no sound, index first; one thread, so that the same pictures give the same bytes.
 */
const fps = 25
const seconds = 3.2
const fade = 0.6
const frames = Math.round(fps * seconds)
const [width, height] = [1280, 720]

const { values, positionals } = parseArgs({
  options: { fonts: { type: 'string' }, out: { type: 'string' } },
  allowPositionals: true,
})
if (!values.fonts) throw new Error('Name the folder of the fonts: --fonts FOLDER')
const fonts = values.fonts
const out = values.out ?? path.join(import.meta.dirname, '../documents')
const work = mkdtempSync(path.join(tmpdir(), 'video-'))
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--allow-file-access-from-files'],
})
const page = await browser.newPage({ viewport: { width, height } })
await page.goto(new URL('./print.css', import.meta.url).href)
for (const [file, shots] of Object.entries(videos)) {
  if (positionals.length > 0 && !positionals.includes(file)) continue
  await makeVideo(file, shots)
  console.log(`${file} ${Math.round(statSync(path.join(out, file)).size / 1024)} KB`)
}
await browser.close()
rmSync(work, { recursive: true })

async function makeVideo(file: string, shots: Shot[]): Promise<void> {
  const inputs: string[] = []
  for (const [index, shot] of shots.entries()) {
    const title = path.join(work, `title-${index}.png`)
    await drawTitle(page, shot, title)
    inputs.push(...(await inputOf(shot, index)))
    inputs.push('-loop', '1', '-framerate', String(fps), '-t', String(seconds), '-i', title)
  }
  const encoding = [
    '-c:v',
    'libx264',
    '-preset',
    'slow',
    '-crf',
    '27',
    '-pix_fmt',
    'yuv420p',
    '-threads',
    '1',
  ]
  const same = ['-map_metadata', '-1', '-fflags', '+bitexact', '-flags:v', '+bitexact']
  execFileSync(
    'ffmpeg',
    [
      '-v',
      'error',
      '-y',
      ...inputs,
      '-filter_complex',
      graphOf(shots),
      '-map',
      '[video]',
      '-an',
      ...encoding,
      ...same,
      '-movflags',
      '+faststart',
      path.join(out, file),
    ],
    { stdio: 'inherit' },
  )
}

async function inputOf(shot: Shot, index: number): Promise<string[]> {
  if ('motion' in shot) {
    const pictures = path.join(root, '.data/motions', shot.motion, '%03d.png')
    return ['-framerate', String(motionOf(shot.motion).rate), '-i', pictures]
  }
  const still = path.join(work, `still-${index}.png`)
  const source = fileURLToPath(new URL(`../assets/${shot.picture}`, import.meta.url))
  // Three times as large as the video, so that the camera moves smoothly.
  await sharp(source)
    .flatten({ background: '#E6EEF2' })
    .resize(3 * width, 3 * height, { fit: 'cover' })
    .png({ compressionLevel: 1 })
    .toFile(still)
  return ['-i', still]
}

/** The filter graph: slow camera moves, captions that fade in, cross-fades between shots. */
function graphOf(shots: Shot[]): string {
  const parts = shots.map((shot, index) => {
    const picture = 'motion' in shot ? framesOf(motionOf(shot.motion)) : cameraOver(shot)
    const title = `[${2 * index + 1}:v]format=rgba,fade=in:st=0.5:d=0.6:alpha=1[t${index}]`
    return `[${2 * index}:v]${picture},setsar=1[p${index}];${title};[p${index}][t${index}]overlay=shortest=1,settb=AVTB,fps=${fps}[s${index}]`
  })
  const joins = shots.slice(1).map((_, index) => {
    const before = index === 0 ? 's0' : `x${index}`
    const after = index === shots.length - 2 ? 'video' : `x${index + 1}`
    const offset = ((index + 1) * (seconds - fade)).toFixed(2)
    return `[${before}][s${index + 1}]xfade=transition=fade:duration=${fade}:offset=${offset}[${after}]`
  })
  return [...parts, ...joins].join(';')
}

function cameraOver({ from, to }: Extract<Shot, { picture: string }>): string {
  const eased = `(0.5-0.5*cos(PI*on/${frames}))`
  const between = (axis: 0 | 1 | 2) => `(${from[axis]}+(${to[axis] - from[axis]})*${eased})`
  return `zoompan=z='${between(2)}':x='(iw-iw/zoom)*${between(0)}':y='(ih-ih/zoom)*${between(1)}':d=${frames}:s=${width}x${height}:fps=${fps}`
}

/** What opens is interpolated along its movement, smoke is blended; the last frame stays until the end of the shot. */
function framesOf({ smooth }: Motion): string {
  const between = smooth ? 'mi_mode=blend' : 'mi_mode=mci:mc_mode=aobmc:me_mode=bidir:vsbmc=1'
  return `minterpolate=fps=${fps}:${between},hqdn3d=1:1:3:3,scale=${width}:${height}:flags=lanczos,tpad=stop_mode=clone:stop_duration=${seconds},trim=duration=${seconds}`
}

function motionOf(name: string): Motion {
  const motion = motions.find((candidate) => candidate.name === name)
  if (!motion) throw new Error(`No motion is called ${name}.`)
  return motion
}

async function drawTitle(on: Page, { figure, line }: Shot, file: string): Promise<void> {
  await on.setContent(`<style>${fontFaces(fonts)}
    body{margin:0;height:${height}px;background:linear-gradient(#06121D00 45%,#06121DC2);color:#fff;font-family:'Host Grotesk','Noto Sans SC'}
    div{position:absolute;left:64px;bottom:48px}p{margin:0}
    .f{font-size:92px;font-weight:300;line-height:92px;letter-spacing:-.045em}.l{margin-top:10px;font-size:24px;color:#D5E2E9}</style>
    <div><p class="f">${escapeHtml(figure)}</p><p class="l">${escapeHtml(line)}</p></div>`)
  await on.evaluate(() => document.fonts.ready)
  await on.screenshot({ path: file, omitBackground: true })
}

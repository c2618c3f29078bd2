import 'server-only'
import { randomInt } from 'node:crypto'
import sharp from 'sharp'
import svgCaptcha from 'svg-captcha'

/** Letters and digits that are not easily confused (S2 5). */
const characters = 'ACDEFHJKMNPRTVWXY34679'
const size = { width: 120, height: 40 }
const dpi = 144
/** The value of the design token --ice-100. */
const backgroundColor = '#e8f0f4'

export function newCaptchaText(): string {
  return Array.from({ length: 4 }, () => characters[randomInt(characters.length)]).join('')
}

/** A PNG data URL: in an SVG, the outlines would identify the letters. */
export async function renderCaptcha(text: string): Promise<string> {
  const svg = renderSvg(text, { ...size, fontSize: 44, noise: 2 })
  const bytes = await sharp(Buffer.from(svg), { density: dpi })
    .flatten({ background: backgroundColor })
    .png({ palette: true })
    .toBuffer()
  return `data:image/png;base64,${bytes.toString('base64')}`
}

/** The package's default export, which its types leave out: the typed functions choose the text without a secure random source. */
const renderSvg = svgCaptcha as unknown as (text: string, options: svgCaptcha.ConfigObject) => string

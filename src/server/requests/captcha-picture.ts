import 'server-only'
import { randomInt } from 'node:crypto'
import sharp from 'sharp'
import svgCaptcha from 'svg-captcha'

/** Letters and digits of which none is taken for another one (S2 5). */
const characters = 'ACDEFHJKMNPRTVWXY34679'
const size = { width: 120, height: 40 }
const doubled = 144
/** The tokens --ice-100; a picture knows none. */
const ground = '#e8f0f4'

export function captchaText(): string {
  return Array.from({ length: 4 }, () => characters[randomInt(characters.length)]).join('')
}

/** A data address with the characters as pixels: in a drawing, each would be the known outline of a letter. */
export async function drawCaptcha(text: string): Promise<string> {
  const drawing = draw(text, { ...size, fontSize: 44, noise: 2 })
  const bytes = await sharp(Buffer.from(drawing), { density: doubled })
    .flatten({ background: ground })
    .png({ palette: true })
    .toBuffer()
  return `data:image/png;base64,${bytes.toString('base64')}`
}

/** The package's own function, which its types leave out: those they name choose the text without a secure source. */
const draw = svgCaptcha as unknown as (text: string, options: svgCaptcha.ConfigObject) => string

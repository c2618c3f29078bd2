import { useForm, useFormFields, useFormProcessing } from '@payloadcms/ui'
import { clampPoint, type Point } from '@/lib/picture-point'

const fieldPath = 'hotspots'
const maxPoints = 12

/** The hotspots of the form that is being edited. */
export function useHotspots() {
  const { dispatchFields, setModified, addFieldRow } = useForm()
  // The answer to a publication sets all fields to what was published.
  const isSaving = useFormProcessing()
  // As one string, so that the component renders again only when a point has moved.
  const placed = useFormFields(([fields]) => {
    const rows = fields[fieldPath]?.rows ?? []
    return rows
      .map((_row, index) => `${numberOf(fields, index, 'x')},${numberOf(fields, index, 'y')}`)
      .join(';')
  })
  const points: Point[] = placed === '' ? [] : placed.split(';').map(toPoint)

  function place(index: number, point: Point) {
    if (isSaving) return
    const { x, y } = clampPoint(point)
    dispatchFields({ type: 'UPDATE', path: `${fieldPath}.${index}.x`, value: x })
    dispatchFields({ type: 'UPDATE', path: `${fieldPath}.${index}.y`, value: y })
    setModified(true)
  }

  function add() {
    const middle = { initialValue: 50, value: 50, valid: true }
    addFieldRow({ path: fieldPath, schemaPath: fieldPath, subFieldState: { x: middle, y: { ...middle } } })
  }

  return { points, place, add, canAdd: !isSaving && points.length < maxPoints }
}

type Fields = Record<string, { value?: unknown } | undefined>

function numberOf(fields: Fields, index: number, axis: 'x' | 'y'): number {
  const value = Number(fields[`${fieldPath}.${index}.${axis}`]?.value ?? 50)
  return Number.isFinite(value) ? value : 50
}

function toPoint(text: string): Point {
  const [x = 50, y = 50] = text.split(',').map(Number)
  return { x, y }
}

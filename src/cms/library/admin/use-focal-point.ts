import { useForm, useFormFields, useFormProcessing } from '@payloadcms/ui'
import { useEffect, useEffectEvent } from 'react'
import { focalPoint, middle } from '@/lib/focal-point'
import { clampPoint, type Point } from '@/lib/picture-point'

/** The point in the form of a picture. A new file begins in the middle, whatever the point of the replaced one was. */
export function useFocalPoint(isNewFile: boolean) {
  const { dispatchFields, setModified } = useForm()
  const focalX = useFormFields(([fields]) => numberIn(fields.focalX?.value))
  const focalY = useFormFields(([fields]) => numberIn(fields.focalY?.value))
  // The answer to a save sets all fields to what was saved.
  const isSaving = useFormProcessing()
  const point = focalPoint({ focalX, focalY })
  const isMiddle = point.x === middle.x && point.y === middle.y

  function store(x: number | null, y: number | null) {
    dispatchFields({ type: 'UPDATE', path: 'focalX', value: x })
    dispatchFields({ type: 'UPDATE', path: 'focalY', value: y })
  }

  const beginInMiddle = useEffectEvent(() => {
    if (!isMiddle) store(null, null)
  })
  useEffect(() => {
    if (isNewFile) beginInMiddle()
  }, [isNewFile])

  function place(moved: Point) {
    if (isSaving) return
    const { x, y } = clampPoint(moved)
    store(Math.round(x), Math.round(y))
    setModified(true)
  }

  function reset() {
    store(null, null)
    setModified(true)
  }

  return { point, place, reset, isMiddle, isSaving }
}

function numberIn(value: unknown): number | null {
  return typeof value === 'number' ? value : null
}

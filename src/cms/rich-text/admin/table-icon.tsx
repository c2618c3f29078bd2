export function TableIcon() {
  return (
    <svg width="20" height="20" viewBox="0 0 20 20" fill="none" stroke="currentColor" aria-hidden="true">
      <path d="M3.5 4.5h13v11h-13zM3.5 8h13M3.5 11.75h13M7.75 8v7.5M12.25 8v7.5" />
    </svg>
  )
}

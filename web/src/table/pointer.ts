/** Whether it is a mouse that has moved: what comes to lie under one at rest was not pointed at. */
export function hasMoved(event: PointerEvent): boolean {
  return event.pointerType === "mouse" && (event.movementX !== 0 || event.movementY !== 0);
}
